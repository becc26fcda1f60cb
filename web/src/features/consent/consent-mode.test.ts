import { expect, test } from 'vitest';
import { applyConsent, type TagHost } from './consent-mode.ts';
import { ALL, ESSENTIAL } from './consent-store.ts';

const ID = 'G-TEST123';

/** A fake window without a network, which records scripts and cookies. */
function makeHost(hostname = 'qr.example.com', cookies: Record<string, string> = {}) {
  const scripts: HTMLScriptElement[] = [];
  const written: string[] = [];
  const host: TagHost = {
    document: {
      createElement: () => ({}) as HTMLElement,
      head: { append: (script: HTMLScriptElement) => scripts.push(script) } as never,
      get cookie() {
        return Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; ');
      },
      set cookie(cookie) {
        written.push(cookie);
      },
    } as TagHost['document'],
    location: { hostname },
  };
  const commands = () => (host.dataLayer ?? []).map((command) => [...(command as unknown[])]);
  return { host, scripts, written, commands };
}

const granted = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};
const denied = Object.fromEntries(Object.keys(granted).map((name) => [name, 'denied']));

test('loads nothing for a visitor who allows nothing', () => {
  const { host, scripts } = makeHost();
  applyConsent(ID, ESSENTIAL, host);
  expect(scripts).toEqual([]);
  expect(host.dataLayer).toBeUndefined();
});

test('loads the tag with everything denied, and then updates the consent', () => {
  const { host, scripts, commands } = makeHost();
  applyConsent(ID, ALL, host);
  expect(commands()).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
    ['js', expect.any(Date)],
    ['config', ID],
  ]);
  expect(scripts.map(({ src, async }) => ({ src, async }))).toEqual([
    { src: `https://www.googletagmanager.com/gtag/js?id=${ID}`, async: true },
  ]);
});

test('sends commands as the arguments of a function, as the tag requires', () => {
  const { host } = makeHost();
  applyConsent(ID, ALL, host);
  expect(Object.prototype.toString.call(host.dataLayer?.[0])).toBe('[object Arguments]');
});

test.each([
  [{ analytics: true, advertising: false }, ['denied', 'denied', 'denied', 'granted'], false],
  [{ analytics: false, advertising: true }, ['granted', 'granted', 'granted', 'denied'], true],
])('sends each part of the choice: %o', (choice, expected, isDisabled) => {
  const { host, commands } = makeHost();
  applyConsent(ID, { ...ESSENTIAL, ...choice }, host);
  expect(Object.values(commands()[1]?.[2] as object)).toEqual(expected);
  expect(host).toHaveProperty(`ga-disable-${ID}`, isDisabled);
});

test('denies consent, switches the tag off and deletes its cookies when consent is withdrawn', () => {
  const { host, scripts, written, commands } = makeHost('qr.example.com', {
    _ga: '1',
    _ga_TEST123: '2',
    session: 'x',
  });
  applyConsent(ID, ALL, host);
  expect(written).toEqual([]);
  applyConsent(ID, ESSENTIAL, host);
  expect(commands().at(-1)).toEqual(['consent', 'update', denied]);
  expect(host).toHaveProperty(`ga-disable-${ID}`, true);
  expect(scripts).toHaveLength(1);
  expect(written).toEqual(
    ['_ga', '_ga_TEST123'].flatMap((name) =>
      ['', '; domain=qr.example.com', '; domain=example.com', '; domain=com'].map(
        (domain) => `${name}=; path=/; max-age=0${domain}`,
      ),
    ),
  );
});

test('also deletes the cookies when consent is withdrawn in another tab', () => {
  const { host, scripts, written } = makeHost('localhost', { _ga: '1' });
  applyConsent(ID, ESSENTIAL, host);
  expect(scripts).toEqual([]);
  expect(written).toContain('_ga=; path=/; max-age=0');
});

test('updates the loaded tag when consent is given again', () => {
  const { host, scripts, commands } = makeHost();
  for (const choice of [ALL, ESSENTIAL, ALL]) applyConsent(ID, choice, host);
  expect(commands().at(-1)).toEqual(['consent', 'update', granted]);
  expect(host).toHaveProperty(`ga-disable-${ID}`, false);
  expect(scripts).toHaveLength(1);
});
