import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Draft } from '../codes/draft.ts';

/** Most visits begin without a draft in the address, so its reader loads on demand. */
const readLink = async (hash: string) => (await import('../codes/draft-link.ts')).draftOfLink(hash);
const readShared = async (search: string) =>
  readLink((await import('../codes/shared-draft.ts')).fragmentOfShared(search));

/**
 * Opens the draft in the fragment of the address, or a code for what another app has shared with this
 * one, which is in its query. It may load slowly: once the visitor is on another
 * page the draft opens without navigating back, and once they choose a code it does not open.
 * @returns a function to call when the visitor chooses a code
 */
export function useLinkedDraft(open: (draft: Draft) => void): () => void {
  const { pathname, search, hash } = useLocation();
  const shared = search.startsWith('?shared-') ? search : '';
  const source = hash || shared;
  const navigate = useNavigate();
  const wanted = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visitor follows a link with a draft
  useEffect(() => {
    if (!source) return;
    let hasLeft = false;
    wanted.current = source;
    (hash ? readLink(hash) : readShared(shared)).then(
      (draft) => {
        if (!draft || wanted.current !== source) return;
        open(draft);
        // Without the draft in the address, so that a reload keeps later edits.
        if (!hasLeft) navigate(pathname, { replace: true });
      },
      () => {}, // a part could not be loaded: the visit begins as if there were no draft
    );
    return () => {
      hasLeft = true;
    };
  }, [pathname, source]);

  return () => {
    wanted.current = '';
  };
}
