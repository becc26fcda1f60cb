import { site } from '@everscan/contract/site';
import Imprint from '../../../content/legal/imprint.mdx';
import { LegalText } from '../features/site/legal-text.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export function meta() {
  return pageMeta({
    title: `Imprint | ${site.name}`,
    description: `Who runs ${site.name}, how to reach them, and the terms on liability and copyright.`,
    path: '/impressum',
  });
}

/** One page with three addresses; `/impressum` is the canonical one. */
export default function ImprintPage() {
  return (
    <LegalText title="Imprint" status="Status: January 2024">
      <Imprint />
    </LegalText>
  );
}
