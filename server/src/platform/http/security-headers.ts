import type { IncomingMessage, ServerResponse } from 'node:http';
import { site } from '@everscan/contract/site';
import {
  contentSecurityPolicy,
  crossOriginOpenerPolicy,
  crossOriginResourcePolicy,
  originAgentCluster,
  referrerPolicy,
  strictTransportSecurity,
  xContentTypeOptions,
  xFrameOptions,
} from 'helmet';

export type SecurityHeaders = {
  /** For every response. */
  headers: Readonly<Record<string, string>>;
  /** Additional headers of a page whose inline scripts and styles have these hashes. */
  pageHeaders(hashes: InlineHashes): Readonly<Record<string, string>>;
};

/** `sha256-…` sources, without quotes. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The security headers. None of them depends on the request, so helmet computes them once at start, and even
 * responses that no hook sees (to a malformed request line) have them. Headers without effect in current
 * browsers are left out, because headers make up most of a short response.
 * @param measurementId of Google Analytics; empty when the site uses none
 */
export function buildSecurityHeaders(
  publicUrl: string,
  measurementId: string = site.googleMeasurementId,
): SecurityHeaders {
  const https = publicUrl.startsWith('https:');
  const google = measurementId ? GOOGLE_HOSTS : NO_HOSTS;
  return {
    headers: headersOf(
      contentSecurityPolicy({ useDefaults: false, directives: FILE_POLICY }),
      crossOriginResourcePolicy({ policy: 'same-origin' }),
      referrerPolicy({ policy: 'strict-origin-when-cross-origin' }),
      xContentTypeOptions(),
      xFrameOptions({ action: 'deny' }),
      ...(https ? [strictTransportSecurity({ maxAge: YEAR_SECONDS })] : []),
    ),
    pageHeaders: (hashes) => ({
      ...DOCUMENT_HEADERS,
      ...headersOf(
        contentSecurityPolicy({
          useDefaults: false,
          directives: pagePolicy(hashes, https, google),
        }),
      ),
      'permissions-policy': PERMISSIONS_POLICY,
    }),
  };
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** The additional headers of every page, which affect only documents. */
export const DOCUMENT_HEADERS = headersOf(
  crossOriginOpenerPolicy({ policy: 'same-origin' }),
  originAgentCluster(),
);

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The headers that these middlewares set. They read nothing from a request. */
function headersOf(...middlewares: readonly Middleware[]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
  };
  for (const middleware of middlewares) {
    middleware({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  }
  return headers;
}

/** The policy of files other than pages. Only worker scripts need it, but every file has the header. */
const FILE_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Pages use no device. A feature that needs one adds it here. */
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

/** The hosts of Google's tag: https://developers.google.com/tag-platform/security/guides/csp */
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

function pagePolicy({ scripts, styles }: InlineHashes, https: boolean, hosts: Hosts) {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return {
    defaultSrc: ["'self'"],
    // Two decoders are WebAssembly. This source allows them to be compiled, but does not allow eval.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...quoted(scripts), ...hosts.scripts],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", ...quoted(styles)],
    // Components position popups through the style attribute.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...hosts.images],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...hosts.calls],
    workerSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(https && { upgradeInsecureRequests: [] }),
  };
}
