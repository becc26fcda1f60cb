import type { Language } from '@everscan/contract/languages';
import { formatsOf } from '../intl.ts';

export const language: Language = 'en';
export const { direction, locale, dateLanguage, plural, number, list, isolate } =
  formatsOf(language);
