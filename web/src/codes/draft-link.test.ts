import type { EventData } from '@everscan/core/content/event';
import {
  type Content,
  contentTypeOf,
  contentTypes,
  encodeContent,
} from '@everscan/core/content/index';
import { vcard } from '@everscan/core/content/vcard';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { styles } from '@everscan/core/style/index';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContentTypes } from './content-types.ts';
import { draftLink, draftOfLink, sharedFields } from './draft-link.ts';

beforeAll(loadContentTypes);

describe('the link to a draft', () => {
  test.each(contentTypes.flatMap((type) => styles.map((style) => ({ type, style }))))(
    'carries content of the type $type.id in the style $style.id',
    async ({ type, style }) => {
      const content = { type: type.id, data: type.sample } as Content;
      const draft = { content, design: { ...defaultDesign, shape: style.id } };
      expect(await draftOfLink(draftLink(draft))).toEqual(draft);
    },
  );

  test('keeps every character of a text', async () => {
    const url = 'example.com/ü?a=1&b=#x+y%20 "\'<>';
    const draft = { content: { type: 'url', data: { url } } as Content, design: defaultDesign };
    expect(await draftOfLink(draftLink(draft))).toEqual(draft);
  });

  test.each([
    ['#type=url&style=dots&url=EXAMPLE.COM', 'HTTPS://EXAMPLE.COM'],
    ['#type=url&style=dots&rules=1&url=EXAMPLE.COM', 'HTTPS://EXAMPLE.COM'],
    ['#type=url&style=dots&rules=2&url=EXAMPLE.COM', 'https://EXAMPLE.COM'],
    ['#type=url&url=EXAMPLE.COM', 'https://EXAMPLE.COM'],
    ['#type=url&style=dots&url=n/a', 'https://n/a'],
    ['#type=phone&style=dots&phone=%2B49+0171+3920012', 'tel:+4901713920012'],
  ])('%s, from any version, opens the code that was shared: %s', async (link, text) => {
    const draft = await draftOfLink(link);
    expect(draft && encodeContent(draft.content)).toBe(text);
    expect(draft && (await draftOfLink(draftLink(draft)))).toEqual(draft);
  });

  test('carries a whole design', async () => {
    const content: Content = { type: 'url', data: { url: 'example.com' } };
    const design: Design = {
      ...defaultDesign,
      shape: 'rounded',
      eyeFrame: 'circle',
      ink: { type: 'linear', angle: 45, stops: ['#5b2bd9', '#e0218a'] },
      background: 'transparent',
      eyeBallColor: '#123456',
      logo: { image: 'data:image/png;base64,AAAA+/==', width: 3, height: 2, share: 0.2, margin: 1 },
      frame: { id: 'card', text: 'Scan & “go” #1 = é', color: '#0b5d4e', textColor: '#ffffff' },
    };
    expect(await draftOfLink(draftLink({ content, design }))).toEqual({ content, design });
  });

  test.each([
    ['invalid JSON', '{'],
    ['a number', '7'],
    ['a list', '[1,2]'],
    [
      'unknown parts',
      '{"shape":"blob","ink":{"type":"solid","color":"url(#x)"},"logo":{"image":"https://a.b"}}',
    ],
    ['a prototype', '{"__proto__":{"level":"L"}}'],
  ])('opens the default design for %s', async (_, design) => {
    const opened = await draftOfLink(`#${new URLSearchParams({ type: 'url', design })}`);
    expect(opened?.design).toEqual(defaultDesign);
  });

  test.each(['', '#', '#main', '#type=virus&url=x', '#style=dots', '#type=__proto__'])(
    'finds no draft in %j',
    async (fragment) => {
      expect(await draftOfLink(fragment)).toBeUndefined();
    },
  );

  test('replaces an unknown style with the default one', async () => {
    const opened = await draftOfLink('#type=url&style=neon&url=example.com');
    expect(opened?.design).toEqual(defaultDesign);
  });

  test('does not truncate a text that is too long', async () => {
    const text = '😀'.repeat(3000);
    const opened = await draftOfLink(`#${new URLSearchParams({ type: 'text', text })}`);
    expect(opened?.content.data).toEqual({ text });
  });
});

describe('the link that a person shares', () => {
  const network = { ssid: 'Guests', security: 'wpa', password: 'welcome-all', hidden: false };
  const linkTo = (content: Content) =>
    draftLink({ content, design: defaultDesign }, sharedFields(content).fields);

  test('carries no password, whether the form shows or hides it', async () => {
    for (const security of ['wpa', 'none'] as const) {
      const content = { type: 'wifi', data: { wifi: { ...network, security } } } as Content;
      expect(sharedFields(content).hasPassword).toBe(security === 'wpa');
      expect(linkTo(content)).not.toContain('welcome');
      expect((await draftOfLink(linkTo(content)))?.content.data).toEqual({
        wifi: { ...network, security, password: '' },
      });
    }
  });

  test('carries no value that the form hides', () => {
    const event = { ...(contentTypeOf('event').sample as EventData).event, startTime: '19:45' };
    const linkOf = (allDay: boolean) =>
      linkTo({ type: 'event', data: { event: { ...event, allDay } } });
    expect(linkOf(false)).toContain('19%3A45');
    expect(linkOf(true)).not.toContain('19%3A45');
  });

  test('carries all fields of a contact card', async () => {
    const card = { ...vcard.sample.vcard, mobile: '+1', street: 'Main St; 5', note: 'a\nb' };
    const content: Content = { type: 'vcard', data: { vcard: card } };
    expect((await draftOfLink(linkTo(content)))?.content).toEqual(content);
  });
});
