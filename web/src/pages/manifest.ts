import { pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import { direction, language } from '@everscan/messages/format';
import * as m from '@everscan/messages/site';

const icon = (side: number) => ({
  src: `/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
});

const shortcut = (name: string, path: string) => ({
  name,
  url: pathIn(language, path),
  icons: [icon(192)],
});

/** The web app manifest (W3C). The manifests of all languages have the same id, and so describe the same app. */
export function loader(): Response {
  return Response.json({
    id: '/',
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    lang: language,
    dir: direction,
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#f7f8f7',
    theme_color: '#f7f8f7',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192),
      icon(512),
      { ...icon(512), purpose: 'maskable' },
    ],
    shortcuts: [shortcut(m.bulk, '/bulk'), shortcut(m.scans, '/scans')],
    share_target: {
      action: pathIn(language, '/'),
      method: 'GET',
      params: { title: 'shared-title', text: 'shared-text', url: 'shared-url' },
    },
  });
}
