import { articles } from 'virtual:articles';
import { Outlet, useMatches } from 'react-router';
import type { Article } from '../features/blog/article.ts';
import { ArticleFrame } from '../features/blog/article-frame.tsx';

const RELATED = 3;

/** Around an article, whose own route brings its front matter. */
export default function ArticleLayout() {
  const { article } = (useMatches().at(-1) as { handle: { article: Article } }).handle;
  const here = articles.findIndex(({ slug }) => slug === article.slug);
  const related = [...articles.slice(here + 1), ...articles.slice(0, here)].slice(0, RELATED);
  return (
    <ArticleFrame article={article} related={related}>
      <Outlet />
    </ArticleFrame>
  );
}
