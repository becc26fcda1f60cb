import { useMemo } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

/** Shows the view with some changes, as a new entry of the browser's history unless `replace` is set. */
export type ShowView<View> = (change: Partial<View>, options?: NavigateOptions) => void;

type ViewOf<View> = (params: URLSearchParams) => View;

/** A view whose state is the query of the page's address, so that it can be bookmarked. */
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
      // A second click on a tab, before the tab is shown as selected, must not add a second history entry.
      if (search !== searchOf(last)) navigate({ search }, options);
    },
  ];
}

/** The view in the address bar. The rendered view may be a few keystrokes behind. */
export function lastView<View>(viewOf: ViewOf<View>): View {
  return viewOf(new URLSearchParams(location.search));
}
