import type { Preferences } from './consent-store.ts';

/** The parts of `window` that Google's tag needs. */
export type TagHost = {
  document: Pick<Document, 'createElement' | 'head' | 'cookie'>;
  location: { hostname: string };
  dataLayer?: unknown[];
};

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/**
 * Passes the visitor's consent to Google. The tag loads only after the visitor has allowed something. When consent
 * is withdrawn, the tag is told so, and its cookies are deleted.
 * @param id measurement id, `G-XXXXXXXXXX`
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export function applyConsent(
  id: string,
  { analytics, advertising }: Preferences,
  host: TagHost,
): void {
  // The tag's own off switch. If only storage were denied, it would still count visits without cookies.
  Object.assign(host, { [`ga-disable-${id}`]: !analytics });
  if (!analytics) deleteCookies(host);
  if (!host.dataLayer) {
    if (!analytics && !advertising) return;
    host.dataLayer = [];
    const send = sender(host.dataLayer);
    send('consent', 'default', DENIED);
    send('consent', 'update', consentOf(analytics, advertising));
    send('js', new Date());
    send('config', id);
    const script = host.document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    host.document.head.append(script);
    return;
  }
  sender(host.dataLayer)('consent', 'update', consentOf(analytics, advertising));
}

function consentOf(analytics: boolean, advertising: boolean): typeof DENIED {
  const ads = advertising ? 'granted' : 'denied';
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? 'granted' : 'denied',
  };
}

/** A function that sends commands to the tag. They must be `arguments` objects, because the tag ignores arrays. */
function sender(dataLayer: unknown[]): (...command: unknown[]) => void {
  return function send() {
    // biome-ignore lint/complexity/noArguments: the tag accepts only this object, not an array
    dataLayer.push(arguments);
  };
}

/** Deletes the tag's cookies on all parent domains, because the tag sets them on the widest one that it can. */
function deleteCookies({ document, location }: TagHost): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name.startsWith('_ga'));
  const labels = location.hostname.split('.');
  const domains = labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
