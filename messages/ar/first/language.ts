import { isolate } from '../format.ts';

export const choose = 'اللغة';
export const current = (name: string) => `اللغة: ${isolate(name)}`;
export const closeOffer = 'إغلاق';
