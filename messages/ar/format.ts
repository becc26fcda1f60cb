import { formatsOf } from '../intl.ts';
import type { Language } from '../languages.ts';

export const language: Language = 'ar';
export const { direction, locale, dateLanguage, plural, number, list, isolate } =
  formatsOf(language);
