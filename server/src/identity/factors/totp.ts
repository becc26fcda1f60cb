import { site } from '@everscan/contract/site';
import { Secret, TOTP } from 'otpauth';

/** In seconds; authenticator apps ignore other values. */
const STEP_SECONDS = 30;
/** Clocks may differ by this many steps (RFC 6238, 5.2). */
const SKEW_STEPS = 1;

/** 160 random bits, as RFC 4226 (4) recommends, in base32. */
export const createSecret = () => new Secret({ size: 20 }).base32;

/** The URI that an authenticator app scans. The app shows `email` as the name of the account. */
export const uriOf = (secret: string, email: string) => generatorOf(secret, email).toString();

/** The 30-second step whose code this is, or undefined. */
export function findStep(secret: string, code: string, now: number): number | undefined {
  const token = westernDigits(code.normalize('NFKC')).replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = generatorOf(secret).validate({ token, timestamp: now, window: SKEW_STEPS });
  return delta === null ? undefined : Math.floor(now / (STEP_SECONDS * 1000)) + delta;
}

/** Replaces the digits of Arabic and Persian keyboards. */
function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${digit.charCodeAt(0) & 0xf}`);
}

function generatorOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: site.name,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  });
}
