/** Address of the site without a slash at its end, fixed when the pages are built. */
declare const __PUBLIC_URL__: string;

/** Made by `articles.ts` in the workspace's folder. */
declare module 'virtual:articles' {
  export const articles: readonly import('./features/blog/article.ts').Article[];
}
