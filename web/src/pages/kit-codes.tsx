import type { Kit, KitCodes } from '@everscan/contract/brand-kits.schemas';
import * as m from '@everscan/messages/kits';
import { moreRows } from '@everscan/messages/library-jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { readKitCodes, refreshKits } from '../codes/kit-calls.ts';
import { ActionFrame } from '../features/library-jobs/action-frame.tsx';
import { startJob } from '../features/library-jobs/job-calls.ts';
import JobStatus from '../features/library-jobs/job-status.tsx';
import { KeepLabels } from '../features/library-jobs/keep-labels.tsx';
import { useJob } from '../features/library-jobs/use-job.ts';
import { downloadedIds } from '../features/projects/downloaded-codes.ts';
import { refreshProjects } from '../features/projects/project-calls.ts';
import { IntentKey } from '../lib/intent-key.ts';
import { toast } from '../lib/toasts.ts';
import { useLatest } from '../lib/use-latest.ts';

type KitCodesProps = {
  userId: number;
  /** A kit whose design has changed. */
  kit: Kit | undefined;
  /** Saves all edits, so that none of them conflicts with the new design. */
  flush: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks whether a changed kit should be applied to its codes, and shows the progress. */
export default function KitCodesPart({ userId, kit, flush, onClose }: KitCodesProps) {
  const client = useQueryClient();
  const handleEnded = useCallback(() => {
    refreshProjects(client, userId);
    refreshKits(client, userId);
  }, [client, userId]);
  const view = useJob(userId, handleEnded);
  const [intent] = useState(() => new IntentKey());
  const [asked, setAsked] = useState<{ kit: Kit; codes: KitCodes | undefined }>();
  const [keepsLabels, setKeepsLabels] = useState(true);
  const latest = useLatest({ flush, onClose });
  useEffect(() => {
    let isCurrent = true;
    setAsked(undefined);
    setKeepsLabels(true);
    if (kit) ask(kit);
    async function ask(kit: Kit) {
      await latest.current.flush();
      const codes = await readKitCodes(kit);
      if (!isCurrent) return;
      if (codes?.changing !== 0) return setAsked({ kit, codes });
      toast('info', m.kits, m.kitUpdated(kit.name));
      latest.current.onClose();
    }
    return () => {
      isCurrent = false;
    };
  }, [kit, latest]);
  return (
    <>
      {asked && (
        <ActionFrame
          title={m.applyToCodes}
          count={asked.codes?.changing ?? asked.kit.codes}
          submitLabel={m.apply}
          onSubmit={async () => {
            const { id } = asked.kit;
            await flush();
            const action = {
              do: 'kit',
              kit: id,
              ...(!keepsLabels && { replacesLabels: true }),
            } as const;
            view.show(await startJob({ kit: id }, action, intent));
            onClose();
          }}
          onClose={() => {
            intent.end();
            onClose();
          }}
        >
          <p className="text-muted text-sm leading-6">{m.kitUpdated(asked.kit.name)}</p>
          {asked.codes && <ChangingCodes userId={userId} {...asked.codes} />}
          <KeepLabels isOn={keepsLabels} onChange={setKeepsLabels} />
        </ActionFrame>
      )}
      <div className="fixed end-4 bottom-[calc(var(--covered-bottom)+12px)] z-[13] w-[min(400px,calc(100vw-32px))] lg:end-12">
        <JobStatus {...view} />
      </div>
    </>
  );
}

/** The codes that look different from their kit. */
function ChangingCodes({ userId, changing, listed }: KitCodes & { userId: number }) {
  const downloaded = downloadedIds(userId);
  return (
    <div className="space-y-3">
      <p id="changing-codes" className="text-sm leading-6">
        {m.codesWouldChange(changing)}
      </p>
      <ul
        aria-labelledby="changing-codes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        className="max-h-60 divide-y divide-line overflow-y-auto rounded-lg border border-line px-3 text-sm"
      >
        {listed.map(({ id, title }) => (
          <li key={id} className="py-2">
            <bdi className="block truncate">{title}</bdi>
            {downloaded.has(id) && (
              <span className="block text-muted text-xs leading-5">{m.downloaded}</span>
            )}
          </li>
        ))}
        {changing > listed.length && (
          <li className="py-2 text-muted">{moreRows(changing - listed.length)}</li>
        )}
      </ul>
      <p className="text-muted text-sm leading-6">{m.printedCopies}</p>
    </div>
  );
}
