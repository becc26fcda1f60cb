import { site } from '@everscan/contract/site';
import { publicUrl } from './public-url.ts';

export type Crumb = { label: string; path: string };

export const absolute = (path: string) => `${publicUrl}${path}`;

export const organisation = {
  '@type': 'Organization',
  name: site.name,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
};

/** schema.org `BreadcrumbList`. */
export function breadcrumbList(crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(path),
    })),
  };
}
