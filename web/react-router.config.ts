import type { Config } from '@react-router/dev/config';
import { resolveMessages } from './resolve-messages.ts';

resolveMessages(); // for the pages in English, which the build itself renders

/** Every page is prerendered as HTML by the build; the server renders nothing per request. */
export default {
  appDirectory: 'src',
  // `scripts/build-web.ts` moves the finished site to build/client.
  buildDirectory: 'build/next',
  ssr: false,
  // No route matches `/404`, so this renders the "not found" page, which the server sends for unknown addresses.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
} satisfies Config;
