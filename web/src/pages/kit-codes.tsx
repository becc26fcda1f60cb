import type { Kit, KitCodes } from '@everscan/contract/api/kits';
import * as m from '@everscan/messages/kits';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { readKitCodes, refreshKits } from '../codes/kit-calls.ts';
import { ActionFrame } from '../features/library-jobs/action-frame.tsx';
import { startJob } from '../features/library-jobs/job-calls.ts';
import JobStatus from '../features/library-jobs/job-status.tsx';
import { useJob } from '../features/library-jobs/use-job.ts';
import { refreshProjects } from '../features/projects/project-calls.ts';

type KitCodesProps = {
  userId: number;
  /** A kit that has another design now. */
  kit: Kit | undefined;
  /** All edits are saved, so that none of them stands against the new look. */
  flush: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks whether a changed kit is applied to its codes, and shows how far that is. */
export default function KitCodesPart({ userId, kit, flush, onClose }: KitCodesProps) {
  const client = useQueryClient();
  const handleEnded = useCallback(() => {
    refreshProjects(client, userId);
    refreshKits(client, userId);
  }, [client, userId]);
  const view = useJob(userId, handleEnded);
  const [codes, setCodes] = useState<KitCodes>();
  useEffect(() => {
    let isCurrent = true;
    setCodes(undefined);
    if (kit) readKitCodes(kit).then((read) => isCurrent && setCodes(read));
    return () => {
      isCurrent = false;
    };
  }, [kit]);
  const printed = codes?.listed.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <>
      {kit && (
        <ActionFrame
          title={m.applyToCodes}
          count={codes?.codes ?? kit.codes}
          submitLabel={m.apply}
          onSubmit={async () => {
            await flush();
            view.show(await startJob({ kit: kit.id }, { do: 'kit', kit: kit.id }));
            onClose();
          }}
          onClose={onClose}
        >
          <p className="text-muted text-sm leading-6">{m.kitUpdated(kit.name)}</p>
          {printed.length > 0 && (
            <div>
              <p id="printed-codes" className="text-muted text-sm leading-6">
                {m.printedCodes}
              </p>
              <ul
                aria-labelledby="printed-codes"
                className="mt-2 max-h-48 divide-y divide-line overflow-y-auto rounded-lg border border-line px-3 text-sm"
              >
                {printed.map(({ id, title }) => (
                  <li key={id} className="truncate py-2">
                    <bdi>{title}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </ActionFrame>
      )}
      <div className="fixed end-4 bottom-[calc(var(--covered-bottom)+12px)] z-[13] w-[min(400px,calc(100vw-32px))] lg:end-12">
        <JobStatus {...view} />
      </div>
    </>
  );
}
