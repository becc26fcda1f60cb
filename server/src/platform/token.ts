import { createHash, randomBytes } from 'node:crypto';

/** A secret of 32 random bytes, in base64url. */
export const createToken = () => randomBytes(32).toString('base64url');

export const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/** SHA-256 (hex). Only this is stored, so that the database's content is not enough to use a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
