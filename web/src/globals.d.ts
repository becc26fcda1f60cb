/** The site's address in pages that Vite renders. Elsewhere, use `lib/public-url.ts`. */
declare const __PUBLIC_URL__: string;

/** Provided by `web/articles.ts`. */
declare module 'virtual:articles' {
  export const articles: readonly import('./features/blog/article.ts').Article[];
}

/** The buttons that were clicked before the page was interactive, each once. */
declare var earlyClicks: ReadonlySet<HTMLElement> | undefined;

/** The fields that were changed before the page was interactive; `ui/early-fields.tsx` has their script. */
declare var earlyFields: ReadonlySet<EventTarget> | undefined;

/** Applies the chosen theme; `lib/theme.ts` has its source. */
declare function applyTheme(): void;

/** A theme that the visitor chose and the browser could not store. */
declare var unstoredTheme: string | undefined;

/** Whether a script of the page is gone because the site was upgraded, as `ui/offer-reload.ts` found. */
declare var isOutdated: boolean | undefined;
