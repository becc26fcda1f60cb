/** The app stores, and how each identifies an app. */
export const appStores = {
  ios: {
    label: 'App Store',
    /** Apple's app number. */
    isId: (text: string) => /^\d{5,15}$/.test(text),
    addressOf: (id: string) => `https://apps.apple.com/app/id${id}`,
  },
  android: {
    label: 'Google Play',
    /** The package name: two or more words of letters, digits and underscores, separated by dots. */
    isId: (text: string) => text.length <= 150 && /^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(text),
    addressOf: (id: string) => `https://play.google.com/store/apps/details?id=${id}`,
  },
} as const;

export type AppStoreId = keyof typeof appStores;

/** The page of this site that sends each phone to its own store. Printed codes contain its address. */
export const APP_PAGE_PATH = '/get';

/**
 * The store addresses for a query such as `?ios=1234567890&android=com.example.app`. Whatever the
 * query contains, they lead to these two stores only.
 */
export function readAppQuery(query: string): Partial<Record<AppStoreId, string>> {
  const found: Partial<Record<AppStoreId, string>> = {};
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [name, id = ''] = pair.split('=');
    if (name !== 'ios' && name !== 'android') continue;
    if (appStores[name].isId(id)) found[name] = appStores[name].addressOf(id);
  }
  return found;
}
