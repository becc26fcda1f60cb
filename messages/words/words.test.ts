import { presets } from '@everscan/core/design/presets';
import { eyeBalls } from '@everscan/core/eye-ball/index';
import { eyeFrames } from '@everscan/core/eye-frame/index';
import { trials } from '@everscan/core/scan-check/trials';
import { shapes } from '@everscan/core/shape/index';
import { expect, test } from 'vitest';
import { wordedTypeOf, wordedTypes } from './content/index.ts';
import { eyeBallLabels, eyeFrameLabels, presetLabels, shapeLabels } from './design.ts';
import { groupsText, ratingText, trialLabel } from './scan-check.ts';

test('every content type has a short title, without secrets', () => {
  const titles = wordedTypes.map((type) => [type.id, type.title(type.sample)]);
  expect(Object.fromEntries(titles)).toEqual({
    url: 'example.com',
    vcard: 'Jane Doe',
    text: 'Hello!',
    wifi: 'Wi-Fi Example Guests',
    email: 'hello@example.com',
    phone: 'Call +1 555 010 0199',
    sms: 'SMS +1 555 010 0199',
    whatsapp: 'WhatsApp +1 555 010 0199',
    location: 'Location 52.516275, 13.377704',
    event: 'Summer party',
    sepa: expect.stringMatching(/^Payment to /),
    app: 'App com.example.app',
  });
});

test('a title and a summary never end inside a character, and never contain a password', () => {
  const family = '👩\u200d👩\u200d👧';
  const long = { text: `${'a'.repeat(33)}${family.repeat(20)}` };
  const text = wordedTypeOf('text');
  expect(text.title(long)).toBe(`${'a'.repeat(33)}${family.repeat(5)}`);
  expect(text.summary(long)).toBe(`text ${'a'.repeat(33)}${family.repeat(9)}`);
  expect(text.title({ text: '𠮷'.repeat(61) })).toBe('𠮷'.repeat(60));
  const wifi = { ssid: 'Guests', security: 'wpa', password: 'secret-word', hidden: false } as const;
  const { title, summary } = wordedTypeOf('wifi');
  expect(title({ wifi }) + summary({ wifi })).not.toContain('secret');
});

test('every field and every option has a label of its own', () => {
  for (const { id, label, fields } of wordedTypes) {
    const labels = fields.map((field) => field.label);
    expect(new Set([label, ...labels]).size, id).toBe(
      labels.length + (labels.includes(label) ? 0 : 1),
    );
    for (const field of fields) {
      const options = field.input === 'select' ? field.options.map((option) => option.label) : [];
      expect([field.label, ...options].every(Boolean), field.name).toBe(true);
    }
  }
});

test.each([
  ['module shapes', shapes, shapeLabels],
  ['eye frames', eyeFrames, eyeFrameLabels],
  ['eye balls', eyeBalls, eyeBallLabels],
  ['looks', presets, presetLabels],
])('all %s have different labels', (_, entries, labels) => {
  expect(Object.keys(labels).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
  expect(new Set(Object.values(labels)).size).toBe(entries.length);
});

test('every trial of the scan check is named', () => {
  expect(trials.map(({ id }) => trialLabel(id))).toEqual([
    'From nearby',
    'The file itself',
    'Dots of 3 pixels',
    'Dots of 5 pixels',
    'Dots of 8 pixels',
    'Dots of 6 pixels',
    'In flat light',
    'Dots of 2.5 pixels',
    'Dots of 2 pixels',
    'Slightly out of focus',
    'Out of focus',
    'Tilted by 25°',
    'In dim light, 20% grain',
    'In dim light, 27% grain',
    'In dim light, 39% grain',
  ]);
});

test('a verdict names the scanners that read the code', () => {
  const verdict = (
    rating: 'everywhere-from-4' | 'well' | 'unreadable',
    ...groups: ('phones' | 'apps')[]
  ) => [ratingText({ rating }), groupsText({ rating, groups })];
  expect(verdict('everywhere-from-4', 'phones', 'apps')).toEqual([
    'Reads everywhere from 4 px a module',
    'Phones, apps and web pages read it, and so do older scanners where a dot is at least 4 pixels wide.',
  ]);
  expect(verdict('well', 'phones', 'apps')).toEqual([
    'Reads well',
    'Phones, apps and web pages read it. Older scanners may not.',
  ]);
  expect(verdict('unreadable')).toEqual(['Does not scan', '']);
});
