import type { Link } from '@everscan/contract/codes.schemas';
import { act, screen } from '@testing-library/react';
import LinkPanel from '../features/links/link-panel.tsx';
import type { CodeState, Outbox } from '../saving/outbox.ts';
import { openOutbox, useOutbox } from '../saving/use-outbox.ts';
import { projectWith } from './project.ts';
import { renderPart } from './render.tsx';

export const link: Link = {
  code: 'ABCDEFGH',
  shortUrl: 'HTTP://LOCALHOST/Q/ABCDEFGH',
  target: 'https://example.com/menu',
  utm: { source: 'poster' },
  passesQuery: false,
  state: 'active',
  pauseText: '',
  startsAt: '2027-07-01T07:00:12.345Z',
  endsAt: null,
  fallback: null,
};

/** The code with this link, as the server answers. */
export const codeWith = (link: Link, version: number) => projectWith({ id: 'p', link, version });

/** Renders the panel as the page does. */
export async function openLinkPanel(initial = link) {
  const troubles: unknown[] = [];
  const project = codeWith(initial, 3);
  function Page() {
    const outbox = useOutbox(1);
    const code = outbox?.state('p', project);
    return code && outbox ? <LinkPanel outbox={outbox} code={code} /> : null;
  }
  const view = renderPart(<Page />);
  const outbox = await openOutbox(view.client, 1);
  outbox.on = { onSaved() {}, onTrouble: (_, error) => troubles.push(error) };
  await screen.findByLabelText('Target');
  const state = () => outbox.state('p') as CodeState;
  return { ...view, ...actions(outbox), troubles, outbox, state };
}

/** The outbox's methods for the code of the panel, which render its changes. */
function actions(outbox: Outbox) {
  return {
    change: (...args: Parameters<Outbox['edit']> extends [string, ...infer Rest] ? Rest : never) =>
      act(() => outbox.edit('p', ...args)),
    type: (part: 'target' | 'fallback', value: string) => act(() => outbox.type('p', part, value)),
    publish: () => act(() => outbox.publish('p')),
    flush: () => act(() => outbox.flush('p')),
    retry: () => act(() => outbox.retry('p')),
  };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** The changes of the link that the server received, and the versions on which they are based. */
export const changes = (received: { method: string; body: unknown }[]) =>
  received
    .filter(({ method }) => method === 'PATCH')
    .map(({ body }) => {
      const { link, version } = body as { link: object; version: number };
      return { ...link, version };
    });
