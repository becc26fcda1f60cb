import type { Action } from '@everscan/contract/codes.schemas';
import type { Language } from '@everscan/contract/languages';

/** An action as a job stores it. */
export type StoredAction = Action & {
  /** The language of the page that started the job, and thus of the names of codes without a title. */
  language?: Language;
};

/** Adds the language to an action that uses the names of codes. */
export function withLanguage(action: Action, language: Language): StoredAction {
  return action.do === 'rename' ? { ...action, language } : action;
}
