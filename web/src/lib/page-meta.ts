import { site } from '@everscan/contract/site';

type Page = {
  title: string;
  description: string;
  /** Canonical path. */
  path: string;
  type?: 'website' | 'article';
  /** Path of the preview card's image, 1200 × 630 pixels. */
  image?: string;
  index?: boolean;
};

/** Title, description, canonical address and preview card of a page. */
export function pageMeta({
  title,
  description,
  path,
  type = 'website',
  image = '/og/site.jpg',
  index = true,
}: Page) {
  const url = `${__PUBLIC_URL__}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${__PUBLIC_URL__}${image}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(index
      ? [{ tagName: 'link', rel: 'canonical', href: url }]
      : [{ name: 'robots', content: 'noindex' }]),
  ];
}
