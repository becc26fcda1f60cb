import * as m from '@everscan/messages/projects';
import { type ReactNode, useEffect, useRef } from 'react';
import { toast } from '../lib/toasts.ts';
import { useLatest } from '../lib/use-latest.ts';
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
  /** Moves the focus after the last row has disappeared together with the button that had it. */
  onEmpty: () => void;
};

/** What waits on this device until the server has saved it, such as new codes: each can be sent again, or deleted. */
export function KeptRequests({ outbox, path, nameOf, picture, onEmpty }: KeptRequestsProps) {
  const list = useRef<HTMLUListElement>(null);
  const requests = outbox?.requests(path) ?? [];
  const { length } = requests;
  /** The row whose button was pressed last. */
  const pressed = useRef<number>(undefined);
  const latest = useLatest(onEmpty);
  useEffect(() => {
    const index = pressed.current;
    pressed.current = undefined;
    if (index === undefined || document.activeElement !== document.body) return;
    const row = list.current?.children[Math.min(index, length - 1)];
    if (row) (row.lastElementChild as HTMLElement).focus();
    else latest.current();
  }, [length, latest]);
  if (!outbox || length === 0) return null;
  function remove({ id, route }: KeptRequest, name: string) {
    const run = outbox?.discard(id);
    if (run && route === 'POST /api/projects') {
      toast('info', m.deleted(1), m.deletedNames([name]), { label: m.undo, run, isUndo: true });
    }
  }
  return (
    <ul ref={list} aria-label={m.notSavedYet} className={`space-y-0.5 ${picture ? '-mx-2' : ''}`}>
      {requests.map((request, index) => {
        const { id, route, args, isSending, error } = request;
        const name = nameOf(args as never);
        return (
          <li
            key={id}
            onClickCapture={() => {
              pressed.current = index;
            }}
            className={`flex min-h-12 items-center rounded-lg ${picture ? 'ps-2' : ''}`}
          >
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
              onClick={() => remove(request, name)}
            />
          </li>
        );
      })}
    </ul>
  );
}
