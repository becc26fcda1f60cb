import { hostOf } from '@everscan/core/content/url';
import { endingOf } from '@everscan/core/content/web-host';
import { useEffect, useState } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';

/** Long enough that nothing is said about an address while it is typed. */
export const TYPING_PAUSE_MS = 700;
/** The most common endings, for which the list of all endings does not have to be loaded. */
const COMMON = /^(?:com|net|org|de|example)$/i;

type Check = (address: string) => string | undefined;

/** A warning about an address with an ending that no registry has, once the person has stopped typing. */
export function useAddressWarning(address: string): string | undefined {
  const [check, setCheck] = useState<Check>();
  const isSettled = useDebounced(address, TYPING_PAUSE_MS) === address;
  const ending = endingOf(hostOf(address));
  const isNeeded = isSettled && ending !== undefined && !COMMON.test(ending);
  useEffect(() => {
    if (!isNeeded || check) return;
    import('./ending-warning.ts').then(
      ({ endingWarning }) => setCheck(() => endingWarning),
      () => {}, // without the list there is no warning, as for a code made offline
    );
  }, [isNeeded, check]);
  return isNeeded ? check?.(address) : undefined;
}
