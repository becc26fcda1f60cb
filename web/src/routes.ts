import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { slugs } from '../articles.ts';

/** Every address of the site. */
export default [
  layout('pages/sidebar-layout.tsx', [
    index('pages/generator-page.tsx'),
    route('bulk', 'pages/bulk-page.tsx'),
    route('app', 'pages/generator-page.tsx', { id: 'app' }),
    route('login', 'pages/generator-page.tsx', { id: 'login' }),
    route('signup', 'pages/generator-page.tsx', { id: 'signup' }),
  ]),
  layout('pages/site-layout.tsx', [
    route('wait', 'pages/landing-page.tsx'),
    route('pricing', 'pages/pricing-page.tsx'),
    route('examples', 'pages/examples-page.tsx'),
    route('contact', 'pages/contact-page.tsx'),
    route('report', 'pages/report-page.tsx'),
    route('impressum', 'pages/imprint-page.tsx'),
    route('legal', 'pages/imprint-page.tsx', { id: 'legal' }),
    route('terms', 'pages/imprint-page.tsx', { id: 'terms' }),
    route('privacy', 'pages/privacy-page.tsx'),
    route('reset', 'pages/reset-page.tsx'),
    route('verify-email', 'pages/verify-email-page.tsx'),
    route('restore-email', 'pages/restore-email-page.tsx'),
    route('invitation', 'pages/invitation-page.tsx'),
    route('sign-on', 'pages/sign-on-page.tsx'),
    route('settings', 'pages/settings-page.tsx'),
    route('security', 'pages/security-page.tsx'),
    route('get', 'pages/app-stores-page.tsx'),
    route('*', 'pages/not-found-page.tsx'),
  ]),
  layout('pages/blog-layout.tsx', [
    route('blog', 'pages/blog-page.tsx'),
    layout(
      'pages/article-layout.tsx',
      slugs.map((slug) => route(`blog/${slug}`, `../../content/blog/${slug}.mdx`)),
    ),
  ]),
  route('admin/analytics', 'pages/analytics-page.tsx'),
  route('admin/reports', 'pages/reports-page.tsx'),
  route('scans', 'pages/scans-page.tsx'),
  route('codes/bin', 'pages/bin-page.tsx'),
  route('kits', 'pages/kits-page.tsx'),
  route('codes', 'pages/codes-page.tsx'),
  route('offline', 'pages/offline-page.tsx'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('llms.txt', 'pages/llms.ts'),
  route('manifest.webmanifest', 'pages/manifest.ts'),
  route('blog/feed.xml', 'pages/feed.ts'),
] satisfies RouteConfig;
