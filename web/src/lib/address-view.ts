import { useMemo } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

/** Shows the view with something changed. Going back leads to the one before, unless it is replaced. */
export type ShowView<View> = (change: Partial<View>, options?: NavigateOptions) => void;

type ViewOf<View> = (params: URLSearchParams) => View;

/** The view in the query of the address, so that it can be kept as a bookmark, and how to get to another. */
export function useAddressView<View>(
  viewOf: ViewOf<View>,
  searchOf: (view: View) => string,
): [View, ShowView<View>] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => viewOf(params), [viewOf, params]);
  return [
    view,
    (change, options) => {
      const last = lastView(viewOf);
      const search = searchOf({ ...last, ...change });
      // A tab that is pressed again before it is shown as selected is no second step.
      if (search !== searchOf(last)) navigate({ search }, options);
    },
  ];
}

/** The view that was last asked for; what is on the screen may be a few keystrokes behind. */
export function lastView<View>(viewOf: ViewOf<View>): View {
  return viewOf(new URLSearchParams(location.search));
}
