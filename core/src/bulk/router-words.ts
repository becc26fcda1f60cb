const PERSONAL = new Set(
  'wpa,wpa1,wpa2,wpa3,psk,sae,wpapsk,wpa2psk,wpa3sae,personal,aes,ccmp,gcmp,tkip,mixed,mode,transition,only,auto,home'.split(
    ',',
  ),
);
const WEP = /^wep(?:[ -]?(?:40|64|104|128|256)(?:[ -]?bits?)?)?$/i;
const OPEN =
  /^(?:open|none|nopass|no password|no security|unsecured?|unencrypted|unprotected|free|public|offen|ohne|kein[es]?|unverschlüsselt|ungesichert|ouverte?|aucune?|sans|abiert[oa]|ningun[oa]|sin|abert[oa]|nenhuma?|sem|apert[oa]|nessun[oa]|otwart[aey]|brak|オープン|なし|无|開放|开放|مفتوح|مفتوحة|بدون|открытая|нет|geen|open[ -]?system|open network|enhanced open|owe)$/i;

/**
 * The security of a Wi-Fi network in the words of people and routers, such as `WPA2-PSK (AES)` and `Open`.
 * @returns the value of the field; `undefined` for other words, such as those of networks of companies
 */
export function securityOf(words: string): 'wpa' | 'wpa3' | 'wep' | 'none' | undefined {
  const text = words.trim();
  if (OPEN.test(text)) return 'none';
  if (WEP.test(text)) return 'wep';
  const parts = text
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  if (parts.length === 0 || !parts.every((part) => PERSONAL.has(part))) return undefined;
  const isOlder = parts.some((part) => /^(?:wpa|wpa1|wpa2|wpapsk|wpa2psk|psk)$/.test(part));
  if (isOlder) return 'wpa';
  return parts.some((part) => /wpa3|sae/.test(part)) ? 'wpa3' : undefined;
}
