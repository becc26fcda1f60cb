/** Readers of the texts of codes, written from the standards without looking at our encoders. */

export type Properties = { [name: string]: string };

/** RFC 2425, 5.8, and RFC 5545, 3.1: a line that begins with a space continues the one above it. */
export function readLines(text: string): Properties {
  if (!text.endsWith('\r\n')) throw new Error(`${text} does not end with CRLF`);
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  const pairs = lines.map((line) => line.match(/^([^:]+):(.*)$/s)?.slice(1) ?? [line]);
  const phones = pairs.filter(([name]) => name === 'TEL');
  if (phones.length === 2) phones[1]?.splice(0, 1, 'TEL 2'); // a card may have several
  if (new Set(pairs.map(([name]) => name)).size < pairs.length)
    throw new Error(`${text} repeats a property`);
  return Object.fromEntries(pairs);
}

/** The values of properties of type text; an address is not escaped. */
export function unescaped(properties: Properties): Properties {
  const names = ['FN', 'ORG', 'TITLE', 'EMAIL', 'NOTE', 'SUMMARY', 'LOCATION', 'DESCRIPTION'];
  const found = names.filter((name) => name in properties);
  return Object.fromEntries(
    found.map((name) => [name, withoutBackslashes(properties[name] as string)]),
  );
}

function withoutBackslashes(value: string): string {
  return value.replace(/\\(.)/gs, (_, character: string) => (character === 'n' ? '\n' : character));
}

export function splitAtSemicolons(value: string): string[] {
  const parts = [''];
  for (const [token] of value.matchAll(/\\.|./gsu)) {
    if (token === ';') parts.push('');
    else parts.push(parts.pop() + token);
  }
  return parts.map(withoutBackslashes);
}

/** `WIFI:` as ZXing reads it: `K:value;` up to an empty field. */
export function readWifi(text: string): Properties {
  const body = /^WIFI:(.*);$/s.exec(text)?.[1] ?? '';
  const fields = [...body.matchAll(/([A-Z]):((?:\\.|[^\\;])*);/gsu)];
  if (fields.map(([field]) => field).join('') !== body)
    throw new Error(`${text} is not a list of fields`);
  return Object.fromEntries(
    fields.map(([, name, raw = '']) => [name, raw.replace(/\\(.)/gs, '$1')]),
  );
}

export type Dates = { start: unknown; end: unknown };

/** RFC 5545, 3.3.4 and 3.3.5. */
export function readDates(properties: Properties): Dates & { [name: string]: unknown } {
  const dateOf = (name: string) => {
    const whole = properties[`${name};VALUE=DATE`];
    const value = whole ?? properties[name];
    if (value === undefined) return undefined;
    const [, y, mo, d, h = '00', mi = '00', s = '00', z] =
      /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(value) ?? [];
    const ms = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
    return [z === undefined ? 'day' : z ? 'utc' : 'local', ms];
  };
  const names = ['DTSTART', 'DTEND'].flatMap((name) => [name, `${name};VALUE=DATE`]);
  const raw = Object.fromEntries(names.map((name) => [name, undefined]));
  return { ...raw, start: dateOf('DTSTART'), end: dateOf('DTEND') };
}
