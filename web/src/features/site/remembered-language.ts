import type { Language } from '@everscan/contract/languages';

const KEY = 'language';

/** Remembers on this device that the visitor has chosen a language, or has dismissed the offer of another one. */
export function rememberLanguage(id: Language): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is full or forbidden, so the offer may appear again.
  }
}

export function hasChosenLanguage(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
