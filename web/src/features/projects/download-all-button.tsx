import type { Project } from '@everscan/contract/api/projects';
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
      if (leftOut.length === 0) toast('success', 'Success', 'All QR codes have been downloaded.');
      else toast('info', 'Some codes were skipped', `They can’t be drawn: ${leftOut.join(', ')}`);
    } catch {
      toast('error', 'Error', 'Failed to download QR codes. Please try again.');
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
      {done === undefined ? 'Download All' : `${done} of ${projects.length}…`}
    </Button>
  );
}
