import { createRequire, registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { version } = createRequire(import.meta.url)('happy-dom/package.json');

/** The address of the file that `bundle-happy-dom.ts` writes. */
export const BUNDLE = new URL(`../../../.cache/happy-dom-${version}.mjs`, import.meta.url).href;

// Workers load this module first.
if (!isMainThread) {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'happy-dom' ? { url: BUNDLE, shortCircuit: true } : next(specifier, context),
  });
}
