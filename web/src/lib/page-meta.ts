import { type Language, languages, pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import { language } from '@everscan/messages/format';
import { isTranslated } from './is-translated.ts';
import { publicUrl } from './public-url.ts';

type Page = {
  title: string;
  description: string;
  /** The canonical path of the English page. */
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
  const urlIn = (id: Language) => `${publicUrl}${pathIn(id, path)}`;
  const url = urlIn(isTranslated(path) ? language : 'en');
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${publicUrl}${image}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(index
      ? [
          { tagName: 'link', rel: 'canonical', href: url },
          ...(isTranslated(path) ? alternates(urlIn) : []),
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ];
}

/** Links to the page in all languages (HTML, 4.6.7.1), and to the default for other languages. */
function alternates(urlIn: (id: Language) => string) {
  const link = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  });
  return [...languages.map(({ id }) => link(id, urlIn(id))), link('x-default', urlIn('en'))];
}
