import type { LibraryCode } from '@everscan/contract/codes.schemas';
import { codeNotLoaded } from '@everscan/messages/first/projects';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { codeName } from '../codes/code-name.ts';
import { TargetField } from '../features/links/target-field.tsx';
import { readProject } from '../features/projects/project-calls.ts';
import type { Outbox } from '../saving/outbox.ts';
import { SaveNote } from '../saving/save-note.tsx';
import { LoadNotice } from '../ui/load-notice.tsx';

type LibraryTargetProps = { userId: number; code: LibraryCode; outbox: Outbox | undefined };

/** The field that publishes the target of a dynamic code in the list. */
export function LibraryTarget({ userId, code, outbox }: LibraryTargetProps) {
  const { id, version } = code;
  const {
    data: project,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['library', userId, 'code', id, version],
    queryFn: async () => (await readProject(id)).data ?? null,
  });
  useEffect(() => {
    if (project) outbox?.receive([project]);
  }, [outbox, project]);
  const state = outbox?.state(id);
  return (
    <div className="min-h-32">
      {outbox && state && (
        <>
          <TargetField outbox={outbox} code={state} />
          <p role="status" className="mt-1.5 text-sm leading-5 empty:hidden">
            <SaveNote outbox={outbox} code={id} status={state.status} />
          </p>
        </>
      )}
      {!state && project === null && (
        <LoadNotice isTrying={isFetching} onRetry={() => refetch()}>
          {codeNotLoaded(codeName(code))}
        </LoadNotice>
      )}
    </div>
  );
}
