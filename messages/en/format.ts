import { formatsOf } from '../intl.ts';

export const language = 'en';
export const { direction, dateLanguage, plural, number, list, isolate } = formatsOf(language);
