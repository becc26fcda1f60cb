import { site } from '@everscan/contract/site';
import { useEffect } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { usePreferences } from './consent-store.ts';

const loadBanner = () => import('./cookie-banner.tsx');
const loadAdsNotice = () => import('./ads-notice.tsx');

/** Asks for consent if the visitor has not chosen yet, and applies the choice. */
export default function Consent() {
  const preferences = usePreferences();
  useEffect(() => {
    const id = site.googleMeasurementId;
    if (!id || !preferences) return;
    import('./consent-mode.ts').then(
      ({ applyConsent }) => applyConsent(id, preferences, window),
      () => {}, // offline, so the tag cannot load either
    );
  }, [preferences]);
  if (preferences === null) return <LazyPart key="banner" isQuiet load={loadBanner} />;
  if (preferences?.advertising) return <LazyPart key="ads" isQuiet load={loadAdsNotice} />;
  return null;
}
