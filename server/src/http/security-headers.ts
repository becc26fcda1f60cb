import { site } from '@everscan/contract/site';

export type SecurityHeaders = {
  /** For every answer. */
  headers: Readonly<Record<string, string>>;
  /** What a page has beside them; its inline scripts and styles have these hashes. */
  pageHeaders(hashes: InlineHashes): Readonly<Record<string, string>>;
};

/** `sha256-…` sources, without quotes. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The security headers. None of them depends on the request, so even the answers that no hook sees
 * (a malformed request line) can carry them. What has no effect in browsers of today is left out:
 * the headers are most of a short answer.
 * @param measurementId of Google Analytics; empty when the site uses none
 */
export function buildSecurityHeaders(
  publicUrl: string,
  measurementId: string = site.googleMeasurementId,
): SecurityHeaders {
  const https = publicUrl.startsWith('https:');
  const google = measurementId ? GOOGLE_HOSTS : NO_HOSTS;
  return {
    headers: {
      'content-security-policy': FILE_POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    },
    pageHeaders: (hashes) => ({
      ...DOCUMENT_HEADERS,
      'content-security-policy': contentSecurityPolicy(hashes, https, google),
      'permissions-policy': PERMISSIONS_POLICY,
    }),
  };
}

/** What every page has beside the headers of every answer: only documents obey these. */
export const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

/** For what is no page. Of it only a worker's script is asked; the header travels with every file. */
const FILE_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The page needs no device; a feature that comes to need one names it here. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

type Hosts = { scripts: readonly string[]; images: readonly string[]; calls: readonly string[] };

const NO_HOSTS: Hosts = { scripts: [], images: [], calls: [] };

/** What Google's tag needs: https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE_HOSTS: Hosts = {
  scripts: ['https://*.googletagmanager.com'],
  images: [
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
  ],
  calls: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
  ],
};

function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  https: boolean,
  hosts: Hosts,
): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'self'",
    // The second decoder is WebAssembly; this source allows that and no eval of JavaScript.
    ["script-src 'self' 'wasm-unsafe-eval'", ...quoted(scripts), ...hosts.scripts].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...quoted(styles)].join(' '),
    // Components position popups through the style attribute.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...hosts.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.calls].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
