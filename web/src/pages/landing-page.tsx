import { pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import type { Design } from '@everscan/core/design/design';
import { language } from '@everscan/messages/format';
import * as m from '@everscan/messages/landing';
import * as pages from '@everscan/messages/pages';
import { useEffect, useRef, useState } from 'react';
import type { Code } from '../codes/code-file.ts';
import { Features } from '../features/landing/features.tsx';
import { Reasons } from '../features/landing/reasons.tsx';
import { Screenshot } from '../features/landing/screenshot.tsx';
import cardDark from '../features/landing/screenshots/card-dark.webp';
import cardLight from '../features/landing/screenshots/card-light.webp';
import codesDark from '../features/landing/screenshots/codes-dark.webp';
import codesLight from '../features/landing/screenshots/codes-light.webp';
import { TryIt } from '../features/landing/try-it.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { absolute } from '../lib/structured-data.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadVerdict = () => import('../features/generator/scan/scan-verdict.tsx');

export function meta() {
  return [
    ...pageMeta({
      title: pages.landingTitle(site.name),
      description: pages.landingDescription,
      path: '/wait',
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebApplication',
        name: site.name,
        description: pages.landingDescription,
        url: absolute(pathIn(language, '/')),
        inLanguage: language,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
      },
    },
  ];
}

const loadExamples = () => import('../features/examples/few-examples.tsx');

/** Examples, which load when the visitor comes near them. */
function Examples() {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={place} className="page-width min-h-[520px] pb-20">
      {isNear && <LazyPart isQuiet load={loadExamples} />}
    </section>
  );
}

const renderVerdict = (code: Code, onDesign: (design: Design) => void) => (
  <LazyPart isQuiet load={loadVerdict} code={code} onDesign={onDesign} />
);

export default function LandingPage() {
  return (
    <>
      <section className="page-width pt-16 pb-12 text-center sm:pt-24">
        <h1 className="site-heading mx-auto max-w-3xl text-balance">{m.title}</h1>
        <p className="mx-auto mt-5 max-w-xl text-balance text-lg text-muted leading-7">{m.intro}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/app" className="h-11 px-6">
            {m.startFree}
          </ButtonLink>
          <ButtonLink to="/examples" look="secondary" className="h-11 px-6">
            {m.viewExamples}
          </ButtonLink>
        </div>
      </section>
      <div className="px-4 pb-16 sm:px-8 sm:pb-20">
        <TryIt renderVerdict={renderVerdict} />
      </div>
      <section aria-label={m.product} className="page-width relative pb-10 sm:pb-20">
        <Screenshot
          alt={m.generatorPicture}
          light={codesLight}
          dark={codesDark}
          width={1600}
          height={950}
          isFirst
          className="w-full sm:w-[88%]"
        />
        <Screenshot
          alt={m.phonePicture}
          light={cardLight}
          dark={cardDark}
          width={780}
          height={1600}
          className="absolute end-4 bottom-0 w-[27%] sm:end-8 sm:w-[23%]"
        />
      </section>
      <Examples />
      <Features />
      <Reasons />
      <section className="page-width pb-20">
        <div className="rounded-3xl bg-accent-soft px-6 py-14 text-center">
          <h2 className="text-balance font-semibold text-[28px] leading-9 tracking-tight sm:text-[34px]">
            {m.lastTitle}
          </h2>
          <p className="mt-3 text-muted">{m.lastText}</p>
          <ButtonLink to="/app" className="mt-7 h-11 px-6">
            {m.startFree}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
