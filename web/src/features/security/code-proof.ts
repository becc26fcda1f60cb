import type { FactorProof } from '@everscan/contract/api/second-factors';
import type { CallError } from '../../lib/call.ts';

export type CodeProof = Exclude<FactorProof, { method: 'passkey' }>;

/** Apps show six digits, recovery codes are longer. */
export function proofOf(typed: string): CodeProof | undefined {
  const code = typed.trim();
  if (!code) return undefined;
  return { method: /^\d{3}\s?\d{3}$/.test(code) ? 'totp' : 'recovery', code };
}

export const isAboutCode = ({ body }: CallError) =>
  body.reason === 'wrong_code' || body.code === 'confirmation_needed';
