import type { Field } from '@everscan/core/content/content-type';
import { contentTypes } from '@everscan/core/content/index';
import { styles } from '@everscan/core/style/index';
import { describe, expect, test } from 'vitest';
import { contentSchema, styleSchema } from './content.ts';

const schema = contentSchema({ style: styleSchema });
const accepts = (body: unknown) => schema.safeParse(body).success;

const url = { type: 'url', style: 'dots', data: { url: 'example.com' } };
const vcard = { type: 'vcard', style: 'standard', data: { vcard: { firstName: 'Jane' } } };

const wifi = { type: 'wifi', style: 'dots', data: { wifi: { ssid: 'home' } } };

describe('styleSchema', () => {
  test.each(styles)('accepts $id', ({ id }) => {
    expect(styleSchema.parse(id)).toBe(id);
  });

  test('treats square as standard', () => {
    expect(styleSchema.parse('square')).toBe('standard');
    expect(schema.parse({ ...url, style: 'square' })).toEqual({ ...url, style: 'standard' });
  });

  test.each([['Dots'], [''], [undefined], [null], [1], [['dots']], ['__proto__']])(
    'rejects %j',
    (style) => {
      expect(styleSchema.safeParse(style).success).toBe(false);
    },
  );
});

describe('contentSchema', () => {
  test.each(contentTypes)('accepts the sample of type $id', ({ id, sample }) => {
    expect(schema.parse({ type: id, style: 'dots', data: sample })).toEqual({
      type: id,
      style: 'dots',
      data: sample,
    });
  });

  test('defaults missing fields to empty strings', () => {
    expect(schema.parse({ ...url, data: {} })).toEqual({ ...url, data: { url: '' } });
    expect(schema.parse(vcard)).toEqual({
      ...vcard,
      data: {
        vcard: {
          firstName: 'Jane',
          lastName: '',
          email: '',
          phone: '',
          company: '',
          title: '',
          website: '',
        },
      },
    });
  });

  test('keeps an extra field, and does not add missing extra fields', () => {
    const card = { firstName: 'Jane', mobile: '+1', note: '' };
    expect(schema.parse({ ...vcard, data: { vcard: card } }).data).toMatchObject({ vcard: card });
    expect(schema.parse(vcard).data).not.toHaveProperty('vcard.street');
  });

  test.each([
    ['an unknown key', { ...url, admin: true }],
    ['an unknown key in its data', { ...url, data: { url: 'a.b', x: 1 } }],
    ['an unknown key in the card', { ...vcard, data: { vcard: { firstName: 'J', x: 1 } } }],
    ['a URL with the data of a vCard', { ...url, data: vcard.data }],
    ['a vCard with the data of a URL', { ...vcard, data: url.data }],
    ['both kinds of data', { ...url, data: { ...url.data, ...vcard.data } }],
    ['an unknown type', { ...url, type: 'fax' }],
    ['no type', { style: 'dots', data: url.data }],
    ['no data', { type: 'url', style: 'dots' }],
    ['no style', { type: 'url', data: url.data }],
    ['a number instead of a string', { ...url, data: { url: 1 } }],
    ['null instead of a string', { ...url, data: { url: null } }],
    ['a list instead of the data', { ...url, data: [] }],
    ['a string instead of the card', { ...vcard, data: { vcard: 'Jane' } }],
    ['nothing', undefined],
    ['a list', [url]],
    ['an unknown option', { ...wifi, data: { wifi: { security: 'wpa9' } } }],
    ['a string for a checkbox', { ...wifi, data: { wifi: { hidden: 'true' } } }],
  ])('rejects %s', (_, body) => {
    expect(accepts(body)).toBe(false);
  });

  test('defaults missing choices to the first option and missing checkboxes to false', () => {
    expect(schema.parse(wifi)).toEqual({
      ...wifi,
      data: { wifi: { ssid: 'home', security: 'wpa', password: '', hidden: false } },
    });
  });

  test.each(contentTypes)('accepts empty data of type $id', ({ id }) => {
    expect(accepts({ type: id, style: 'dots', data: {} })).toBe(true);
  });

  const texts = contentTypes.flatMap(({ id, fields }) =>
    (fields as readonly Field[]).flatMap((field) => ('maxLength' in field ? { id, ...field } : [])),
  );
  test.each(texts)(
    'accepts $maxLength characters of $name and not one more',
    ({ id, name, maxLength }) => {
      const body = (value: string) => ({
        type: id,
        style: 'dots',
        data: name.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value),
      });
      expect(accepts(body('x'.repeat(maxLength)))).toBe(true);
      expect(accepts(body('x'.repeat(maxLength + 1)))).toBe(false);
    },
  );

  test('rejects keys such as __proto__', () => {
    expect(accepts(JSON.parse('{"__proto__":{},"type":"url","style":"dots","data":{}}'))).toBe(
      false,
    );
  });
});
