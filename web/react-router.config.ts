import type { Config } from '@react-router/dev/config';

/** Every page is HTML before JavaScript runs; nothing is rendered per request. */
export default {
  appDirectory: 'src',
  // `scripts/build-web.ts` moves the finished site to build/client.
  buildDirectory: 'build/next',
  ssr: false,
  // Unknown addresses are answered with the page for this one, which is unknown too.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
} satisfies Config;
