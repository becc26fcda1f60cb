import { articles } from 'virtual:articles';
import { site } from '@everscan/contract/site';
import { ArticleCard } from '../features/blog/article-card.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { breadcrumbList } from '../lib/structured-data.ts';
import { ButtonLink } from '../ui/button-link.tsx';

export function meta() {
  return [
    ...pageMeta({
      title: `QR code guides for business | ${site.name}`,
      description:
        'Practical guides to QR codes for restaurants, shops, events, schools, clinics and more: what to print, how large, where, and what goes wrong.',
      path: '/blog',
    }),
    {
      'script:ld+json': breadcrumbList([
        { label: 'Home', path: '/' },
        { label: 'Blog', path: '/blog' },
      ]),
    },
  ];
}

export default function BlogPage() {
  return (
    <div lang="en" dir="ltr" className="page-width py-12 sm:py-16">
      <h1 className="site-heading">Blog</h1>
      <p className="mt-3 max-w-xl text-lg text-muted leading-7">
        What to print, how large, where to put it, and what goes wrong: practical guides to QR
        codes, one trade at a time.
      </p>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} article={article} heading="h2" isFirst={index < 3} />
        ))}
      </ul>
      <section className="mt-14 rounded-2xl border border-line bg-surface px-6 py-10 text-center">
        <h2 className="font-semibold text-2xl tracking-tight">Ready for your own code?</h2>
        <p className="mt-2 text-muted">Free, without sign-up, and static codes never expire.</p>
        <ButtonLink to="/" className="mt-6 h-11 px-5">
          Create Your QR Code
        </ButtonLink>
      </section>
    </div>
  );
}
