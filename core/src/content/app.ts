import { CodeError } from '../code-error.ts';
import { APP_PAGE_PATH, type AppStoreId, appStores } from './app-stores.ts';
import type { ContentType } from './content-type.ts';
import { tiles } from './tiles.ts';

/** An app in one store or both. A pasted store address is stored as the app's id. */
export type AppData = { app: { ios: string; android: string } };

export const app: ContentType<'app', AppData> = {
  ...tiles.app,
  fields: [
    {
      name: 'app.ios',
      label: 'App Store',
      input: 'text',
      placeholder: '1234567890',
      maxLength: 300,
      hint: 'The app’s number, or its address in the store.',
    },
    {
      name: 'app.android',
      label: 'Google Play',
      input: 'text',
      placeholder: 'com.example.app',
      maxLength: 300,
      hint: 'Fill in both to send each phone to the right store.',
    },
  ],
  sample: { app: { ios: '', android: 'com.example.app' } },
  normalise: ({ app: { ios, android } }) => ({
    app: {
      ios: ios.trim().replace(/^.*apps\.apple\.com\/.*\bid(\d+).*$|^id(\d+)$/, '$1$2'),
      android: android.trim().replace(/^.*play\.google\.com\/.*[?&]id=([\w.]+).*$/, '$1'),
    },
  }),
  encode: (data, publicUrl) => encodeApp(data, publicUrl),
  summary: ({ app: { ios, android } }) => `app ${android || ios}`,
  title: ({ app: { ios, android } }) => `App ${android || ios}`,
  fileLabel: ({ app: { ios, android } }) => `app ${android.split('.').at(-1) || ios}`,
};

/** For one store the code contains its address; for two, a page of this site that detects the phone. */
function encodeApp({ app }: AppData, publicUrl: string): string {
  const ios = idOf(app.ios, 'ios', 'An app in the App Store has a number, such as 1234567890.');
  const android = idOf(
    app.android,
    'android',
    'An app in Google Play has a name such as com.example.app.',
  );
  if (ios && android) {
    if (publicUrl === '')
      throw new RangeError('An app in two stores needs the address of this site');
    return `${publicUrl}${APP_PAGE_PATH}?ios=${ios}&android=${android}`;
  }
  if (ios) return appStores.ios.addressOf(ios);
  if (android) return appStores.android.addressOf(android);
  throw new CodeError('empty', 'Enter the app’s number or its address in a store.', 'app.ios');
}

function idOf(value: string, store: AppStoreId, message: string): string {
  const id = value.trim();
  if (id === '' || appStores[store].isId(id)) return id;
  throw new CodeError('invalid-value', message, `app.${store}`);
}
