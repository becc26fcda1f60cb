import type { AppStoreId } from '@everscan/core/content/app-stores';

/** The app store of a device; `undefined` for a computer. */
export function phoneStoreOf(
  device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): AppStoreId | undefined {
  if (/android/i.test(device.userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(device.userAgent)) return 'ios';
  // An iPad identifies itself as a Mac, but no Mac has a touch screen.
  return /macintosh/i.test(device.userAgent) && device.maxTouchPoints > 1 ? 'ios' : undefined;
}
