import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { searchOf, type View, viewOf } from './view.ts';

/** Shows the view with something changed. Going back leads to the one before, unless it is replaced. */
export type ShowView = (change: Partial<View>, options?: { replace?: boolean }) => void;

/** The view in the address, and how to get to another one. */
export function useView(): [View, ShowView] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => viewOf(params), [params]);
  return [
    view,
    (change, options) => {
      const search = searchOf({ ...currentView(), ...change });
      // A tab that is pressed again before it is shown as selected is no second step.
      if (search !== searchOf(currentView())) navigate({ search }, options);
    },
  ];
}

/** The view that was last asked for; what is on the screen may be a few keystrokes behind. */
export function currentView(): View {
  return viewOf(new URLSearchParams(location.search));
}
