import { CodeError } from '../code-error.ts';
import type { PlainFaultCode } from '../faults.ts';
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
      input: 'text',
      placeholder: '1234567890',
      maxLength: 300,
    },
    {
      name: 'app.android',
      input: 'text',
      placeholder: 'com.example.app',
      maxLength: 300,
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
  fileLabel: ({ app: { ios, android } }) => `app ${android.split('.').at(-1) || ios}`,
};

/** For one store the code contains its address; for two, a page of this site that detects the phone. */
function encodeApp({ app }: AppData, publicUrl: string): string {
  const ios = idOf(app.ios, 'ios', 'ios-app-invalid');
  const android = idOf(app.android, 'android', 'android-app-invalid');
  if (ios && android) {
    if (publicUrl === '')
      throw new RangeError('An app in two stores needs the address of this site');
    return `${publicUrl}${APP_PAGE_PATH}?ios=${ios}&android=${android}`;
  }
  if (ios) return appStores.ios.addressOf(ios);
  if (android) return appStores.android.addressOf(android);
  throw new CodeError('empty', 'app-missing', 'app.ios');
}

function idOf(value: string, store: AppStoreId, fault: PlainFaultCode): string {
  const id = value.trim();
  if (id === '' || appStores[store].isId(id)) return id;
  throw new CodeError('invalid-value', fault, `app.${store}`);
}
