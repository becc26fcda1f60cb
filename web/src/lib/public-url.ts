/**
 * The address of the site, without a trailing slash. The server writes it into each page, so that prerendered pages and
 * scripts have the same one.
 */
export const publicUrl = import.meta.env.SSR
  ? __PUBLIC_URL__
  : (document.documentElement.dataset.publicUrl ?? location.origin);
