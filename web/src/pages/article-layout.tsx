import { articles } from 'virtual:articles';
import { Outlet, useMatches } from 'react-router';
import type { Article } from '../features/blog/article.ts';
import { ArticleFrame } from '../features/blog/article-frame.tsx';

const RELATED = 3;

/** The page around an article. The article's route provides the front matter. */
export default function ArticleLayout() {
  const { article } = (useMatches().at(-1) as { handle: { article: Article } }).handle;
  const position = articles.findIndex(({ slug }) => slug === article.slug);
  const related = [...articles.slice(position + 1), ...articles.slice(0, position)].slice(
    0,
    RELATED,
  );
  return (
    <ArticleFrame article={article} related={related}>
      <Outlet />
    </ArticleFrame>
  );
}
