import { Link } from 'react-router';
import { type Article, articlePath } from './article.ts';
import { illustrationOf } from './illustrations.ts';

type ArticleCardProps = { article: Article; heading?: 'h2' | 'h3'; isFirst?: boolean };

/** A card that opens the article; its heading is the link. */
export function ArticleCard({ article, heading: Heading = 'h3', isFirst }: ArticleCardProps) {
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-surface transition-colors hover:border-line-strong">
      <img
        src={illustrationOf(article)}
        alt=""
        width={1200}
        height={520}
        loading={isFirst ? 'eager' : 'lazy'}
        className="h-auto w-full border-line border-b"
      />
      <div className="flex flex-1 flex-col p-5">
        <Heading className="text-balance font-semibold leading-6 tracking-tight">
          <Link
            to={articlePath(article)}
            className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {article.title}
          </Link>
        </Heading>
        <p className="mt-2 flex-1 text-muted text-sm leading-6">{article.description}</p>
        <p className="mt-4 text-muted text-sm">{article.minutes} min read</p>
      </div>
    </li>
  );
}
