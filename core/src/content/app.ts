import * as names from '@everscan/messages/code-names';
import * as m from '@everscan/messages/content';
import * as errors from '@everscan/messages/content-errors';
import { CodeError } from '../code-error.ts';
import { APP_PAGE_PATH, type AppStoreId, appStores } from './app-stores.ts';
import type { ContentType } from './content-type.ts';
import { tiles } from './tiles.ts';

/** An app in one store or both. A pasted store address is stored as the app's id. */
export type AppData = { app: { ios: string; android: string } };

/** Addresses of Apple's store, the older ones of iTunes included, and the app's number as the store writes it. */
const APP_STORE =
  /^(?:[a-z-]+:\/\/)?(?:[\w-]+\.)*(?:apps|itunes)\.apple\.com\/.*?(?:\bid|[?&]id=)(\d+).*$|^id(\d+)$/i;
/** Addresses of Google's store; `market://` opens it on a phone. */
const GOOGLE_PLAY =
  /^(?:(?:https?:\/\/)?play\.google\.com\/.*?|market:\/\/details.*?)[?&]id=([\w.]+).*$/i;

export const app: ContentType<'app', AppData> = {
  ...tiles.app,
  fields: [
    {
      name: 'app.ios',
      label: appStores.ios.label,
      input: 'text',
      placeholder: '1234567890',
      maxLength: 300,
      hint: m.iosAppHint,
    },
    {
      name: 'app.android',
      label: appStores.android.label,
      input: 'text',
      placeholder: 'com.example.app',
      maxLength: 300,
      hint: m.androidAppHint,
    },
  ],
  sample: { app: { ios: '', android: 'com.example.app' } },
  normalise: ({ app: { ios, android } }) => ({
    app: {
      ios: ios.trim().replace(APP_STORE, '$1$2'),
      android: android.trim().replace(GOOGLE_PLAY, '$1'),
    },
  }),
  encode: (data, publicUrl) => encodeApp(data, publicUrl),
  summary: ({ app: { ios, android } }) => m.appSummary(android || ios),
  title: ({ app: { ios, android } }, { appTitle = names.appTitle } = {}) =>
    appTitle(android || ios),
  fileLabel: ({ app: { ios, android } }) => `app ${android.split('.').at(-1) || ios}`,
};

/** For one store the code contains its address; for two, a page of this site that detects the phone. */
function encodeApp({ app }: AppData, publicUrl: string): string {
  const ios = idOf(app.ios, 'ios', errors.iosAppNumber);
  const android = idOf(app.android, 'android', errors.androidAppName);
  if (ios && android) {
    if (publicUrl === '')
      throw new RangeError('An app in two stores needs the address of this site');
    return `${publicUrl}${APP_PAGE_PATH}?ios=${ios}&android=${android}`;
  }
  if (ios) return appStores.ios.addressOf(ios);
  if (android) return appStores.android.addressOf(android);
  throw new CodeError('empty', errors.enterApp, 'app.ios');
}

function idOf(value: string, store: AppStoreId, message: string): string {
  const id = value.trim();
  if (id === '' || appStores[store].isId(id)) return id;
  throw new CodeError('invalid-value', message, `app.${store}`);
}
