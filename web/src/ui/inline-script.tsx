import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** A script in the prerendered HTML, which runs before the page is hydrated. A page that opens later does without it. */
export function InlineScript({ source }: { source: string }) {
  const isPrerendered = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  return isPrerendered && <script suppressHydrationWarning>{source}</script>;
}
