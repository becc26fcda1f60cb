import type { Language } from '@everscan/messages/languages';

const KEY = 'language';

/** Remembers on this device that the visitor has chosen a language, or wants no other offered. */
export function rememberLanguage(id: Language): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Full, or forbidden: the offer may come again.
  }
}

export function hasChosenLanguage(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
