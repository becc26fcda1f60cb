import type { FactorProof } from '@everscan/contract/accounts.schemas';
import type { CallError } from '../../lib/call.ts';

/** The proof for a typed code. Codes from apps are digits, of any script; recovery codes also contain letters. */
export function proofOf(typed: string): FactorProof | undefined {
  const code = typed.trim();
  if (!code) return undefined;
  return { method: /^[\p{Nd}\s]+$/u.test(code) ? 'totp' : 'recovery', code };
}

export const isAboutCode = ({ body }: CallError) =>
  body.reason === 'wrong_code' || body.code === 'confirmation_needed';
