import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/examples';
import * as pages from '@everscan/messages/pages';
import { ExampleCard } from '../features/examples/example-card.tsx';
import { examples } from '../features/examples/examples.ts';
import { pageMeta } from '../lib/page-meta.ts';

export function meta() {
  return pageMeta({
    title: pages.examplesTitle(site.name),
    description: pages.examplesDescription,
    path: '/examples',
  });
}

export default function ExamplesPage() {
  return (
    <div className="page-width py-12 sm:py-16">
      <h1 className="site-heading">{m.title}</h1>
      <p className="mt-3 max-w-xl text-lg text-muted leading-7">{m.intro}</p>
      <ul className="mt-10 grid grid-cols-2 gap-4 sm:gap-6 md:grid-cols-3 lg:grid-cols-4">
        {examples.map((example) => (
          <ExampleCard key={example.title} example={example} />
        ))}
      </ul>
    </div>
  );
}
