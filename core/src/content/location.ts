import { CodeError } from '../code-error.ts';
import type { ContentType } from './content-type.ts';
import { tiles } from './tiles.ts';
import { asciiNumber } from './typed-number.ts';

export type Location = { latitude: string; longitude: string };

/**
 * A place on the map: a `geo:` address (RFC 5870), in degrees of WGS 84. It has no label, because the grammar
 * has none and other maps misread Android's `?q=…(label)`.
 */
export type LocationData = { location: Location };

/** Seven decimals are precise to a centimetre. */
const DECIMALS = 7;
/** Two coordinates as copied from a map: `52.516275, 13.377704`. */
const PAIR = /^\s*([+-]?\d{1,3}\.\d{5,})[,;\s]+([+-]?\d{1,3}\.\d{5,})\s*$/;

export const location: ContentType<'location', LocationData> = {
  ...tiles.location,
  fields: [
    {
      name: 'location.latitude',
      input: 'number',
      placeholder: '52.516275',
      maxLength: 40,
    },
    {
      name: 'location.longitude',
      input: 'number',
      placeholder: '13.377704',
      maxLength: 40,
    },
  ],
  sample: { location: { latitude: '52.516275', longitude: '13.377704' } },
  normalise: (data) => {
    const [, latitude, longitude] = PAIR.exec(asciiNumber(data.location.latitude)) ?? [];
    return latitude && longitude ? { location: { latitude, longitude } } : data;
  },
  encode: ({ location: { latitude, longitude } }) => {
    const north = degrees(latitude, 'latitude');
    const east = degrees(longitude, 'longitude');
    return `geo:${north},${east}`;
  },
  fileLabel: ({ location }) => `location ${location.latitude} ${location.longitude}`,
};

const axes = {
  latitude: {
    limit: 90,
    missing: 'latitude-missing',
    invalid: 'latitude-invalid',
    outside: 'latitude-range',
  },
  longitude: {
    limit: 180,
    missing: 'longitude-missing',
    invalid: 'longitude-invalid',
    outside: 'longitude-range',
  },
} as const;

/** RFC 5870, 3.3: decimal degrees with a point, negative in the south and the west. */
function degrees(value: string, name: keyof typeof axes): string {
  const { limit, missing, invalid, outside } = axes[name];
  const field = `location.${name}`;
  const typed = asciiNumber(value).replace('−', '-').replace(/^\+/, '');
  if (typed === '') throw new CodeError('empty', missing, field);
  if (!/^-?\d+(?:[.,]\d*)?$/.test(typed)) {
    throw new CodeError('invalid-value', invalid, field);
  }
  const number = Number(typed.replace(',', '.'));
  if (Math.abs(number) > limit) {
    throw new CodeError('invalid-value', outside, field);
  }
  const digits = number.toFixed(DECIMALS).replace(/\.?0+$/, '');
  return digits === '-0' ? '0' : digits;
}
