import { type Forms, listIn, numberIn, pluralIn } from '../intl.ts';

export const language = 'en';
/** English is read everywhere: dates have the form that the visitor's browser prefers. */
export const dateLanguage = undefined;

export const plural = (count: number, forms: Forms) => pluralIn(language, count, forms);
export const number = (value: number, options?: Intl.NumberFormatOptions) =>
  numberIn(language, value, options);
export const list = (items: readonly string[]) => listIn(language, items);
/** Keeps the direction of a text that may be in another script, such as a title, from changing the sentence. */
export const isolate = (text: string) => text;
