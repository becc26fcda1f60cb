import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentData } from '../../proof/content-data.ts';
import { app } from './app.ts';
import { readAppQuery } from './app-stores.ts';
import { encodeContent } from './index.ts';

const SITE = 'https://everscan.example';
const encode = (ios: string, android: string) =>
  encodeContent({ type: 'app', data: app.normalise({ app: { ios, android } }) }, SITE);

const ON_APPLE = 'https://apps.apple.com/app/id1234567890';
const ON_GOOGLE = 'https://play.google.com/store/apps/details?id=com.example.app';

describe('an app', () => {
  test.each([
    ['1234567890', '', ON_APPLE],
    ['id1234567890', '', ON_APPLE],
    ['https://apps.apple.com/de/app/some-name/id1234567890?mt=8', '', ON_APPLE],
    ['https://itunes.apple.com/us/app/x/id1234567890?mt=8', '', ON_APPLE],
    ['http://itunes.apple.com/WebObjects/MZStore.woa/wa/viewSoftware?id=1234567890', '', ON_APPLE],
    ['itms-apps://itunes.apple.com/app/id1234567890', '', ON_APPLE],
    ['', 'market://details?id=com.example.app', ON_GOOGLE],
    ['', 'com.example.app', ON_GOOGLE],
    ['', ' https://play.google.com/store/apps/details?hl=de&id=com.example.app&gl=DE ', ON_GOOGLE],
    ['1234567890', 'com.example.app', `${SITE}/get?ios=1234567890&android=com.example.app`],
  ])('with %j and %j is written %s', (ios, android, text) => {
    expect(encode(ios, android)).toBe(text);
  });

  test.each([
    ['', '', 'empty', 'app.ios'],
    ['my app', '', 'invalid-value', 'app.ios'],
    ['https://apps.apple.com.evil.example/id1234567890', '', 'invalid-value', 'app.ios'],
    ['12345&android=x', '', 'invalid-value', 'app.ios'],
    ['', 'example', 'invalid-value', 'app.android'],
    ['', 'com.example.', 'invalid-value', 'app.android'],
    ['', 'https://evil.example/com.example.app', 'invalid-value', 'app.android'],
    ['', `com.${'a'.repeat(150)}`, 'invalid-value', 'app.android'],
  ])('with %j and %j is refused: %s in %s', (ios, android, reason, field) => {
    expect(() => encode(ios, android)).toThrow(expect.objectContaining({ reason, field }));
  });

  test('is read back exactly, from the store address or by our page', () => {
    fc.assert(
      fc.property(contentData.app, (data) => {
        const { ios, android } = data.app;
        const { origin, pathname, search } = new URL(encodeContent({ type: 'app', data }, SITE));
        const onApple = `https://apps.apple.com/app/id${ios}`;
        const onGoogle = `https://play.google.com/store/apps/details?id=${android}`;
        const read =
          origin === SITE && pathname === '/get'
            ? readAppQuery(search)
            : { only: `${origin}${pathname}${search}` };
        if (ios && android) expect(read).toEqual({ ios: onApple, android: onGoogle });
        else expect(read).toEqual({ only: ios ? onApple : onGoogle });
      }),
      { seed: 1234, numRuns: 500 },
    );
  });

  test.each([
    ['', {}],
    ['?', {}],
    ['?ios=1234567890', { ios: ON_APPLE }],
    ['?utm=x&android=com.example.app', { android: ON_GOOGLE }],
    ['?ios=https://evil.example&android=//evil.example', {}],
    ['?android=com.example.app%26x', {}],
    ['?ios=12345/../../x', {}],
    ['?constructor=12345', {}],
  ])('page opened with %j leads only to the stores: %j', (query, stores) => {
    expect(readAppQuery(query)).toEqual(stores);
  });
});
