import { expect, test } from 'vitest';
import { CodeError } from '../code-error.ts';
import { valueAt, withValue } from './field-value.ts';
import { type ContentData, contentTypeOf, contentTypes } from './index.ts';
import { sampleFields, withoutFields } from './sample-fields.ts';
import { vcard } from './vcard.ts';
import { wifi } from './wifi.ts';

const namesIn = (type: Parameters<typeof sampleFields>[0], data: object) =>
  sampleFields(type, data).map(({ name }) => name);

test('an untouched sample of any type is a demonstration', () => {
  for (const type of contentTypes) expect(namesIn(type, type.sample), type.id).toEqual([]);
});

test('after a change of any field, all other filled fields of the sample are named', () => {
  for (const { id } of contentTypes) {
    const type = contentTypeOf(id);
    const { fields, sample } = type;
    const filled = fields.filter(
      ({ name, input }) => input !== 'select' && input !== 'checkbox' && valueAt(sample, name),
    );
    for (const { name, input } of fields) {
      if (input === 'select' || input === 'checkbox') continue;
      const data = withValue(sample, name, 'mine');
      const others = filled.filter((field) => field.name !== name).map((field) => field.name);
      expect(namesIn(type, data), `${id} ${name}`).toEqual(others);
      const cleared = withoutFields(type, data, sampleFields(type, data));
      expect(namesIn(type, cleared)).toEqual([]);
      expect(valueAt(cleared, name)).toBe('mine');
    }
  }
});

test('a card with two own fields names the five others, and is encoded without them', () => {
  const card = { ...vcard.sample.vcard, firstName: 'Ann', lastName: 'Miller' };
  const fields = sampleFields(vcard, { vcard: card });
  expect(fields.map(({ name }) => name)).toEqual([
    'vcard.email',
    'vcard.phone',
    'vcard.company',
    'vcard.title',
    'vcard.website',
  ]);
  const text = vcard.encode(withoutFields(vcard, { vcard: card }, fields), '');
  expect(text).toContain('FN:Ann Miller');
  expect(text).not.toMatch(/ORG|TITLE|TEL|EMAIL|URL/);
});

test('an extra field counts as a change', () => {
  const data = { vcard: { ...vcard.sample.vcard, city: 'Dresden' } };
  expect(namesIn(vcard, data)).toHaveLength(7);
});

test('a network with an own name still has the password of the sample, unless it needs none', () => {
  const own = { ...wifi.sample.wifi, ssid: 'Guests' };
  expect(namesIn(wifi, { wifi: own })).toEqual(['wifi.password']);
  expect(namesIn(wifi, { wifi: { ...own, security: 'none' } })).toEqual([]);
  const cleared = withoutFields(
    contentTypeOf('wifi'),
    { wifi: own } as ContentData,
    sampleFields(wifi, { wifi: own }),
  );
  expect(() => contentTypeOf('wifi').encode(cleared, '')).toThrow(CodeError);
});

test('data of earlier versions, which lack fields, count as changed', () => {
  const { website: _, ...older } = vcard.sample.vcard;
  expect(namesIn(vcard, { vcard: older } as ContentData)).not.toContain('vcard.website');
});
