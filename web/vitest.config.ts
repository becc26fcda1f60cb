import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __PUBLIC_URL__: JSON.stringify('http://localhost:3000') },
  test: {
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
    // Component tests call a server of their own, on another port than the page.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
  },
});
