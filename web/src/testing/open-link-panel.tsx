import type { Link } from '@everscan/contract/codes.schemas';
import { screen } from '@testing-library/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import LinkPanel from '../features/links/link-panel.tsx';
import { LinkSaver } from '../features/links/link-saver.ts';
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
  version: 3,
};

/** Renders the panel as the page does, which updates it with the server's answers. */
export function openLinkPanel(initial = link) {
  const troubles: unknown[] = [];
  let saver: LinkSaver | undefined;
  function Page() {
    const [shown, setShown] = useState(initial);
    const [own] = useState(
      () =>
        new LinkSaver({
          ...{ userId: 1, projectId: 'p', link: initial },
          onSaved: setShown,
          onTrouble: (error) => troubles.push(error),
        }),
    );
    saver = own;
    const state = useSyncExternalStore(own.subscribe, own.getState);
    useEffect(() => () => own.discard(), [own]);
    return <LinkPanel projectId="p" saver={own} state={state} link={shown} />;
  }
  return { ...renderPart(<Page />), troubles, saver: saver as unknown as LinkSaver };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** The changes that the server received. */
export const changes = (received: { method: string; body: unknown }[]) =>
  received.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
