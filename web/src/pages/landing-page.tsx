import { site } from '@everscan/contract/site';
import type { Design } from '@everscan/core/design/design';
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

const description =
  'Make a QR code for your website or your contact card, see it at once, print it at any size. Free, without sign-up, and a static code never expires.';

export function meta() {
  return [
    ...pageMeta({
      title: `Create professional QR codes in seconds | ${site.name}`,
      description,
      path: '/wait',
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebApplication',
        name: site.name,
        description,
        url: absolute('/'),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
      },
    },
  ];
}

const renderVerdict = (code: Code, onDesign: (design: Design) => void) => (
  <LazyPart isQuiet load={loadVerdict} code={code} onDesign={onDesign} />
);

export default function LandingPage() {
  return (
    <>
      <section className="mx-auto max-w-[1120px] px-4 pt-16 pb-12 text-center sm:px-8 sm:pt-24">
        <h1 className="mx-auto max-w-3xl text-balance font-semibold text-[40px] leading-[1.08] tracking-[-0.03em] sm:text-[60px]">
          Create Professional QR Codes in Seconds
        </h1>
        <p className="mx-auto mt-5 max-w-xl text-balance text-lg text-muted leading-7">
          Type a link and get a code that four scanning engines have read. Free, without sign-up or
          watermark, and static codes never expire.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/app" className="h-11 px-6">
            Start Free
          </ButtonLink>
          <ButtonLink to="/examples" look="secondary" className="h-11 px-6">
            View Examples
          </ButtonLink>
        </div>
      </section>
      <div className="px-4 pb-16 sm:px-8 sm:pb-20">
        <TryIt renderVerdict={renderVerdict} />
      </div>
      <section
        aria-label="The product"
        className="relative mx-auto max-w-[1120px] px-4 pb-10 sm:px-8 sm:pb-20"
      >
        <Screenshot
          alt="The generator: the address of a menu on the left, its finished code with the download button on the right, saved codes in the sidebar"
          light={codesLight}
          dark={codesDark}
          width={1600}
          height={950}
          isFirst
          className="w-full sm:w-[88%]"
        />
        <Screenshot
          alt="The generator on a phone, with the form of a contact card"
          light={cardLight}
          dark={cardDark}
          width={780}
          height={1600}
          className="absolute end-4 bottom-0 w-[27%] sm:end-8 sm:w-[23%]"
        />
      </section>
      <Features />
      <Reasons />
      <section className="mx-auto max-w-[1120px] px-4 pb-20 sm:px-8">
        <div className="rounded-3xl bg-accent-soft px-6 py-14 text-center">
          <h2 className="text-balance font-semibold text-[28px] leading-9 tracking-tight sm:text-[34px]">
            Make your first code
          </h2>
          <p className="mt-3 text-muted">Free, without an account, and yours to keep.</p>
          <ButtonLink to="/app" className="mt-7 h-11 px-6">
            Start Free
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
