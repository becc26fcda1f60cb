import * as m from '@everscan/messages/projects';
import { type ReactNode, useRef } from 'react';
import { toast } from '../lib/toasts.ts';
import { Trash2 } from '../ui/icons.tsx';
import { RowButton } from '../ui/row-button.tsx';
import { TextButton } from '../ui/text-button.tsx';
import type { KeptRequest, Outbox } from './outbox.ts';

type KeptRequestsProps = {
  outbox: Outbox | undefined;
  /** Part of the path of the requests to show. */
  path: string;
  nameOf: (args: never) => string;
  picture?: (request: KeptRequest) => ReactNode;
  /** Moves the focus after the last row has been deleted. */
  onEmpty: () => void;
};

/** What waits on this device until the server has saved it, such as new codes: each can be sent again, or deleted. */
export function KeptRequests({ outbox, path, nameOf, picture, onEmpty }: KeptRequestsProps) {
  const list = useRef<HTMLUListElement>(null);
  const requests = outbox?.requests(path) ?? [];
  if (!outbox || requests.length === 0) return null;
  function remove({ id, route }: KeptRequest, name: string, index: number) {
    const rows = list.current?.children ?? [];
    const next = (rows[index + 1] ?? rows[index - 1])?.querySelector<HTMLElement>(
      'li > button:last-child',
    );
    const run = outbox?.discard(id);
    if (run && route === 'POST /api/projects') {
      toast('info', m.deleted(1), m.deletedNames([name]), { label: m.undo, run, isUndo: true });
    }
    if (next) next.focus();
    else onEmpty();
  }
  return (
    <ul ref={list} aria-label={m.notSavedYet} className={`space-y-0.5 ${picture ? '-mx-2' : ''}`}>
      {requests.map((request, index) => {
        const { id, route, args, isSending, error } = request;
        const name = nameOf(args as never);
        return (
          <li key={id} className={`flex min-h-12 items-center rounded-lg ${picture ? 'ps-2' : ''}`}>
            {picture?.(request)}
            <div
              className={`min-w-0 flex-1 py-1 text-sm leading-5 ${picture ? 'px-2.5' : 'pe-2.5'}`}
            >
              <bdi className="block truncate">{name}</bdi>
              <div className="text-muted text-xs leading-4">
                <p role="status" className="inline">
                  {error && error.status >= 400 && error.status < 500 && (
                    <span className="block text-danger">{error.message}</span>
                  )}
                  {isSending ? m.saving : m.notSavedYet}
                </p>{' '}
                ·{' '}
                <TextButton isBusy={isSending} onClick={() => outbox.retry(id)}>
                  {m.tryAgain}
                </TextButton>
              </div>
            </div>
            <RowButton
              icon={Trash2}
              label={route.startsWith('POST') ? m.deleteCode(name) : m.discardChange(name)}
              onClick={() => remove(request, name, index)}
            />
          </li>
        );
      })}
    </ul>
  );
}
