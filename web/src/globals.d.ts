/** The site's address, for the prerendered HTML. Elsewhere, use `lib/public-url.ts`. */
declare const __PUBLIC_URL__: string;

/** Provided by `web/articles.ts`. */
declare module 'virtual:articles' {
  export const articles: readonly import('./features/blog/article.ts').Article[];
}

/** The buttons that were clicked before the page was interactive. */
declare var earlyClicks: ReadonlySet<HTMLElement> | undefined;

/** The fields that were changed before the page was interactive, as recorded by the script in `ui/early-fields.tsx`. */
declare var earlyFields: ReadonlySet<EventTarget> | undefined;

/** Applies the chosen theme. The source is in `lib/theme.ts`. */
declare function applyTheme(): void;

/** The chosen theme, if the browser could not store it. */
declare var unstoredTheme: string | undefined;

/** Whether a script of the page no longer exists, because the site was upgraded. Set by `ui/offer-reload.ts`. */
declare var isOutdated: boolean | undefined;
