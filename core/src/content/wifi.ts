import { CodeError, type FaultOrCode } from '../code-error.ts';
import type { PlainFaultCode } from '../faults.ts';
import type { ContentType } from './content-type.ts';
import { checkLengths } from './field-value.ts';
import { hasInvisible } from './invisible.ts';
import { tiles } from './tiles.ts';

export type Wifi = {
  ssid: string;
  security: 'wpa' | 'wpa3' | 'wep' | 'none';
  password: string;
  hidden: boolean;
};

/**
 * Access to a wireless network: the `WIFI:` address of the Wi-Fi Alliance (WPA3 Specification 3.0, section
 * 7), with the escapes that ZXing introduced and that iOS and Android read.
 */
export type WifiData = { wifi: Wifi };

/**
 * The Alliance defines one type for every network with a password; `R:1` (transition disabled) marks a
 * network that has WPA3 only. Readers that know only the type still connect.
 */
const TYPES = { wpa: 'T:WPA;', wpa3: 'T:WPA;R:1;', wep: 'T:WEP;', none: 'T:nopass;' } as const;
/** IEEE 802.11, 9.4.2.2. */
const SSID_OCTETS = 32;
const HEX = /^[\da-f]+$/i;

export const wifi: ContentType<'wifi', WifiData> = {
  ...tiles.wifi,
  fields: [
    {
      name: 'wifi.ssid',
      input: 'text',
      placeholder: 'Example Guests',
      maxLength: 32,
    },
    {
      name: 'wifi.security',
      input: 'select',
      options: [{ value: 'wpa' }, { value: 'wpa3' }, { value: 'wep' }, { value: 'none' }],
    },
    {
      name: 'wifi.password',
      input: 'password',
      maxLength: 128,
      isShown: ({ wifi }) => wifi.security !== 'none',
    },
    { name: 'wifi.hidden', input: 'checkbox' },
  ],
  sample: {
    wifi: { ssid: 'Example Guests', security: 'wpa', password: 'welcome-all', hidden: false },
  },
  normalise: (data) => data,
  encode: (data) => {
    checkLengths(wifi.fields, data);
    return encodeWifi(data.wifi);
  },
  fileLabel: ({ wifi }) => `wifi ${wifi.ssid}`,
};

function encodeWifi({ ssid, security, password, hidden }: Wifi): string {
  if (ssid === '') throw new CodeError('empty', 'network-missing', 'wifi.ssid');
  checkCharacters(ssid, 'network-control', 'network-invisible', 'wifi.ssid');
  if (octets(ssid) > SSID_OCTETS) {
    throw new CodeError(
      'too-long',
      { code: 'network-too-long', most: SSID_OCTETS, bytes: octets(ssid) },
      'wifi.ssid',
    );
  }
  if (security !== 'none') {
    checkCharacters(password, 'password-control', 'password-invisible', 'wifi.password');
    checkPassword(password, security);
  }
  // The name is not quoted, even if all characters are hexadecimal digits: iPhones take the quotation marks
  // literally.
  const name = escapeValue(ssid);
  const secret = security === 'none' ? '' : `P:${escapeValue(password)};`;
  return `WIFI:${TYPES[security]}S:${name};${hidden ? 'H:true;' : ''}${secret};`;
}

function escapeValue(value: string): string {
  return value.replace(/[\\;,:"]/g, '\\$&');
}

function checkPassword(password: string, security: Exclude<Wifi['security'], 'none'>): void {
  const refuse = (fault: FaultOrCode) => {
    throw new CodeError('invalid-value', fault, 'wifi.password');
  };
  if (password === '') throw new CodeError('empty', 'password-missing', 'wifi.password');
  const length = octets(password);
  const isKey = HEX.test(password);
  // IEEE 802.11, annex J.4: a passphrase, or the key itself. WPA3 (SAE) sets no length.
  if (security === 'wpa' && !(length >= 8 && length <= 63) && !(isKey && length === 64)) {
    refuse({ code: 'wpa-length', length });
  }
  const isWep = [5, 13, 16].includes(length) || (isKey && [10, 26, 32].includes(length));
  if (security === 'wep' && !isWep) {
    refuse('wep-length');
  }
}

/**
 * Invisible characters come with copied text and do not belong to the real name or password. Joiners are
 * allowed.
 */
function checkCharacters(
  value: string,
  control: PlainFaultCode,
  invisible: PlainFaultCode,
  field: string,
): void {
  const isPrintable = !/\p{Cc}/u.test(value) && value.isWellFormed();
  if (isPrintable && !hasInvisible(value)) return;
  throw new CodeError('invalid-value', isPrintable ? invisible : control, field);
}

function octets(value: string): number {
  return new TextEncoder().encode(value).length;
}
