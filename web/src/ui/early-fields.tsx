import { useSyncExternalStore } from 'react';

/** Remembers the fields that a person changes before hydration. A form that the browser restores fires no event. */
const SCRIPT =
  "earlyFields=new Set;for(let t of['input','change'])addEventListener(t,e=>{if(document.documentElement.dataset.hydrated==null)earlyFields.add(e.target)},true)";

/** Has run before hydration, so only the prerendered HTML needs it. */
const INLINE_SCRIPT = import.meta.env.SSR ? SCRIPT : '';

const noSubscription = () => () => {};

/** Precedes the fields of a page that keeps its work: a restored form must not replace it. */
export function EarlyFields() {
  const isPrerendered = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  return isPrerendered && <script suppressHydrationWarning>{INLINE_SCRIPT}</script>;
}

/** Whether a person has changed the field before hydration. On a page without `EarlyFields`, every field counts. */
export const isEarly = (field: HTMLElement) => globalThis.earlyFields?.has(field) ?? true;
