import type { Project } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import * as ui from '@everscan/messages/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { downloadAll } from './download-all.ts';

type DownloadAllButtonProps = {
  projects: Project[];
  /** Files of these codes exist. */
  onMade: (projects: readonly Project[]) => void;
};

export function DownloadAllButton({ projects, onMade }: DownloadAllButtonProps) {
  const [done, setDone] = useState<number>();

  const [handleClick] = useAction(async () => {
    setDone(0);
    try {
      const leftOut = await downloadAll(projects, setDone, onMade);
      if (!leftOut) return;
      if (leftOut.length === 0) toast('success', ui.successTitle, m.allDownloaded);
      else toast('info', m.someSkippedTitle, m.someSkipped(leftOut));
    } catch {
      toast('error', ui.errorTitle, m.notDownloaded);
    } finally {
      setDone(undefined);
    }
  });

  return (
    <Button
      look="quiet"
      className="w-full max-lg:h-11"
      disabled={done !== undefined}
      onClick={handleClick}
    >
      <Download aria-hidden className="size-4" />
      {done === undefined ? m.downloadAll : m.downloadProgress(done, projects.length)}
    </Button>
  );
}
