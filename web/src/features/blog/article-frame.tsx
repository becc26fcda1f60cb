import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ArrowLeft } from '../../ui/icons.tsx';
import type { Article } from './article.ts';
import { longDate } from './article.ts';
import { ArticleCard } from './article-card.tsx';
import { crumbsOf } from './article-meta.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { illustrationOf } from './illustrations.ts';

type ArticleFrameProps = { article: Article; related: readonly Article[]; children: ReactNode };

/** The page of an article, around its text. */
export function ArticleFrame({ article, related, children }: ArticleFrameProps) {
  const { title, description, date, minutes, cta, breadcrumb } = article;
  return (
    <div lang="en" dir="ltr">
      <article className="mx-auto max-w-[720px] px-4 pt-10 sm:px-8 sm:pt-14">
        {breadcrumb && <Breadcrumbs crumbs={crumbsOf(article)} />}
        <h1 className="site-heading text-balance">{title}</h1>
        <p className="mt-4 text-lg text-muted leading-7">{description}</p>
        <p className="mt-5 text-muted text-sm">
          <time dateTime={date}>{longDate(date)}</time> · {minutes} min read
        </p>
        <img
          src={illustrationOf(article)}
          alt=""
          width={1200}
          height={520}
          className="mt-8 h-auto w-full rounded-2xl border border-line print:hidden"
        />
        <div className="prose mt-10">{children}</div>
        <div className="mt-12 rounded-2xl border border-line bg-surface p-6 text-center print:hidden sm:p-8">
          <p className="font-semibold text-lg">Made in your browser, free, without sign-up.</p>
          <ButtonLink to="/" className="mt-5 h-11 px-5">
            {cta}
          </ButtonLink>
        </div>
        {article.slug === 'qr-compatibility' && <BackToBlog />}
      </article>
      <section
        aria-labelledby="related"
        className="page-width mt-16 border-line border-t py-12 print:hidden"
      >
        <h2 id="related" className="font-semibold text-xl tracking-tight">
          Read next
        </h2>
        <ul className="mt-6 grid gap-6 sm:grid-cols-3">
          {related.map((other) => (
            <ArticleCard key={other.slug} article={other} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function BackToBlog() {
  return (
    <Link
      to="/blog"
      className="mt-8 inline-flex items-center gap-2 rounded font-medium text-accent text-sm print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" /> Back to Blog
    </Link>
  );
}
