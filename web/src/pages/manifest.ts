import { site } from '@everscan/contract/site';

const icon = (side: number) => ({
  src: `/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
});

/** The web app manifest (W3C). */
export function loader(): Response {
  return Response.json({
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    start_url: '/',
    display: 'standalone',
    background_color: '#f7f8f7',
    theme_color: '#f7f8f7',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192),
      icon(512),
      { ...icon(512), purpose: 'maskable' },
    ],
  });
}
