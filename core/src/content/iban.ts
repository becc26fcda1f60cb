import { CodeError, type FaultOrCode } from '../code-error.ts';

// Countries of SEPA and the lengths of their account numbers (EPC409-09; SWIFT's IBAN registry).
const EEA =
  'AT20 BE16 BG22 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24';
const OUTSIDE_EEA = 'AD24 AL28 CH21 GB22 GI23 MC27 MD24 ME22 MK19 RS22 SM27 VA22';

/**
 * An account number without spaces (ISO 13616), and whether its country is in the European Economic
 * Area.
 * @throws {CodeError} naming `field` when it is empty, mistyped, or of a country outside SEPA.
 */
export function readIban(value: string, field: string): { iban: string; isInEea: boolean } {
  const refuse = (fault: FaultOrCode) => new CodeError('invalid-value', fault, field);
  const iban = value.replace(/\s/g, '').toUpperCase();
  if (iban === '') throw new CodeError('empty', 'iban-missing', field);
  const country = iban.slice(0, 2);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]*$/.test(iban)) {
    throw refuse('iban-start');
  }
  const length = Number(new RegExp(`${country}(\\d+)`).exec(`${EEA} ${OUTSIDE_EEA}`)?.[1]);
  if (!length) throw refuse({ code: 'iban-not-sepa', country });
  if (iban.length !== length) {
    throw refuse({ code: 'iban-length', country, length, actual: iban.length });
  }
  if (!hasCheckDigits(iban)) throw refuse('iban-mistyped');
  return { iban, isInEea: EEA.includes(country) };
}

/** Whether `text` is a creditor reference (ISO 11649): `RF`, check digits, up to 21 characters. */
export function isCreditorReference(text: string): boolean {
  return /^RF\d{2}[A-Z\d]{1,21}$/.test(text) && hasCheckDigits(text);
}

/** ISO 7064, MOD 97-10: the first four characters moved to the end, A is 10, Z is 35. */
function hasCheckDigits(text: string): boolean {
  let remainder = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
