import { randomBytes } from 'node:crypto';

/** 128 random bits in base64url: an id that nobody can guess. */
export function createId(): string {
  return randomBytes(16).toString('base64url');
}

/** Whether `text` has the form of such an id. */
export function isId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
