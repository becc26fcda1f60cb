import { site } from '@everscan/contract/site';
import { pageMeta } from '../../lib/page-meta.ts';
import { absolute, breadcrumbList, type Crumb, organisation } from '../../lib/structured-data.ts';
import { type Article, articlePath } from './article.ts';

/** Title, description, preview card and structured data (schema.org `BlogPosting`) of an article. */
export function articleMeta(article: Article) {
  const { title, description, date, slug, words } = article;
  const path = articlePath(article);
  const image = `/og/${slug}.jpg`;
  return [
    ...pageMeta({
      title: `${title} | ${site.name}`,
      description,
      path,
      type: 'article',
      image,
    }),
    { property: 'article:published_time', content: date },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: date,
        wordCount: words,
        image: absolute(image),
        mainEntityOfPage: absolute(path),
        author: organisation,
        publisher: organisation,
      },
    },
    { 'script:ld+json': breadcrumbList(crumbsOf(article)) },
  ];
}

/** The path from the home page to an article. */
export function crumbsOf(article: Article): Crumb[] {
  return [
    { label: 'Home', path: '/' },
    { label: 'Blog', path: '/blog' },
    { label: article.breadcrumb ?? article.title, path: articlePath(article) },
  ];
}
