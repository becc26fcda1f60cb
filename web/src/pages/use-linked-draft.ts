import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Draft } from '../codes/draft.ts';

/** The code that reads drafts loads on demand, because most visits begin without a draft in the address. */
const readLink = async (hash: string) => (await import('../codes/draft-link.ts')).draftOfLink(hash);
const readShared = async (search: string) =>
  readLink((await import('../codes/shared-draft.ts')).fragmentOfShared(search));

/**
 * Opens the draft in the fragment of the page's address, or a code for content that another app has shared, which is in
 * the query. If the draft loads slowly and the visitor goes to another page meanwhile, it opens without navigating back.
 * If they choose a code meanwhile, it does not open.
 * @returns a function to call when the visitor chooses a code
 */
export function useLinkedDraft(open: (draft: Draft) => void): () => void {
  const { pathname, search, hash } = useLocation();
  const shared = search.startsWith('?shared-') ? search : '';
  const source = hash || shared;
  const navigate = useNavigate();
  const opening = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the visitor follows a link with a draft
  useEffect(() => {
    if (!source) return;
    let hasLeft = false;
    opening.current = source;
    (hash ? readLink(hash) : readShared(shared)).then(
      (draft) => {
        if (!draft || opening.current !== source) return;
        open(draft);
        // Removes the draft from the address, so that a reload keeps later edits.
        if (!hasLeft) navigate(pathname, { replace: true });
      },
      () => {}, // a script could not be loaded, so the visit begins as if there were no draft
    );
    return () => {
      hasLeft = true;
    };
  }, [pathname, source]);

  return () => {
    opening.current = '';
  };
}
