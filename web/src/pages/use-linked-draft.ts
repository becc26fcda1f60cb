import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Draft } from '../codes/draft.ts';

/** Most visits begin without a draft in the address, so its reader loads on demand. */
const readLink = async (hash: string) => (await import('../codes/draft-link.ts')).draftOfLink(hash);

/**
 * Opens the draft in the fragment of the address. It may load slowly: once the visitor is on another
 * page the draft opens without navigating back, and once they choose a code it does not open.
 * @returns a function to call when the visitor chooses a code
 */
export function useLinkedDraft(open: (draft: Draft) => void): () => void {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visitor follows a link with a draft
  useEffect(() => {
    if (!hash) return;
    let hasLeft = false;
    wanted.current = hash;
    readLink(hash).then(
      (draft) => {
        if (!draft || wanted.current !== hash) return;
        open(draft);
        // Without the fragment, so that a reload keeps later edits.
        if (!hasLeft) navigate(pathname, { replace: true });
      },
      () => {}, // a part could not be loaded: the visit begins as if there were no draft
    );
    return () => {
      hasLeft = true;
    };
  }, [pathname, hash]);

  return () => {
    wanted.current = '';
  };
}
