import { site } from '@everscan/contract/site';
import { APP_PAGE_PATH, appStores, readAppQuery } from '@everscan/core/content/app-stores';
import * as m from '@everscan/messages/pages';
import { useEffect, useState } from 'react';
import { pageMeta } from '../lib/page-meta.ts';
import { phoneStoreOf } from '../lib/phone-store.ts';
import { Message } from '../ui/message.tsx';

type Found = ReturnType<typeof readAppQuery>;

export function meta() {
  return pageMeta({
    title: m.storesTitle(site.name),
    description: m.storesDescription,
    path: APP_PAGE_PATH,
    index: false,
  });
}

/** Printed codes of apps lead to this page, so its address must never change. */
export default function AppStoresPage() {
  const [found, setFound] = useState<Found>();
  // The page is prerendered, so the query is known only in the browser.
  useEffect(() => {
    const stores = readAppQuery(location.search);
    setFound(stores);
    const own = phoneStoreOf(navigator);
    const address = own && stores[own];
    if (address) location.replace(address);
  }, []);
  const entries = Object.entries(found ?? {}) as [keyof Found, string][];

  const isIncomplete = found !== undefined && entries.length === 0;
  return (
    <Message title={m.storesHeading}>
      {/* As tall as the longer text, so that nothing shifts. The key makes React replace the whole element. */}
      <p key={String(isIncomplete)} className="min-h-[4lh] sm:min-h-[2lh]">
        {isIncomplete ? m.storesIncomplete : m.storesChoose}
      </p>
      <ul className="mx-auto mt-6 max-w-sm space-y-3">
        {entries.map(([store, address]) => (
          <li key={store}>
            <a
              href={address}
              className="flex h-12 items-center justify-center rounded-lg border border-line-strong bg-surface font-medium text-ink hover:bg-raised"
            >
              {appStores[store].label}
            </a>
          </li>
        ))}
      </ul>
      <noscript>{m.storesNeedScripts}</noscript>
    </Message>
  );
}
