// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillStorage } from '../../testing/full-storage.ts';
import { renderPart } from '../../testing/render.tsx';
import Consent from './consent.tsx';
import CookieSettings from './cookie-settings.tsx';
import { openCookieSettings } from './cookie-settings-button.tsx';

const banner = () => screen.findByRole('region', { name: 'Cookies' });
const noBanner = () => screen.queryByRole('region', { name: 'Cookies' });
const notice = () => screen.findByRole('region', { name: 'Advertising' });
const noNotice = () => screen.queryByRole('region', { name: 'Advertising' });
const button = (name: string) => screen.getByRole('button', { name });
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

function renderConsent() {
  return renderPart(
    <>
      <main id="main" tabIndex={-1} />
      <Consent />
      <CookieSettings />
    </>,
  );
}

const stored = () => ({
  consent: localStorage.getItem('cookie-consent'),
  preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null'),
});

/** Sets the stored choice, and makes the store read it again, because it holds the choice in memory during a visit. */
function startVisit(consent?: string, preferences?: string): void {
  if (consent) localStorage.setItem('cookie-consent', consent);
  if (preferences) localStorage.setItem('cookie-preferences', preferences);
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

async function openSettings() {
  act(openCookieSettings);
  await screen.findByRole('switch', { name: 'Essential' });
}

beforeEach(() => {
  renderConsent().unmount(); // reads the storage
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function visit(consent?: string, preferences?: string) {
  const view = renderConsent();
  act(() => startVisit(consent, preferences));
  return view;
}

test.each([
  ['Accept All', true],
  ['Reject All', false],
])('stores "%s" and does not ask again', async (answer, isAllowed) => {
  const { user } = visit();
  await banner();
  await user.click(button(answer));
  expect(noBanner()).toBeNull();
  await expect.poll(() => document.activeElement?.id).toBe('main');
  expect(stored()).toEqual({
    consent: 'true',
    preferences: { essential: true, analytics: isAllowed, advertising: isAllowed },
  });
});

test('stores nothing before the visitor has made a choice', async () => {
  visit();
  await banner();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(
    '/privacy',
  );
});

test('changes each part of the choice later', async () => {
  const { user } = visit('true', '{"essential":true,"analytics":false,"advertising":false}');
  await openSettings();
  expect([toggle('Essential').disabled, toggle('Essential').checked]).toEqual([true, true]);
  await user.click(toggle('Analytics'));
  await user.click(button('Save settings'));
  expect(stored().preferences).toEqual({ essential: true, analytics: true, advertising: false });

  await openSettings();
  expect(toggle('Analytics').checked).toBe(true);
  await user.click(button('Accept All'));
  await notice();
  await openSettings();
  await user.click(screen.getAllByRole('button', { name: 'Reject All' })[0] as HTMLElement);
  await waitFor(() => expect(noNotice()).toBeNull());
  expect(stored().preferences).toEqual({ essential: true, analytics: false, advertising: false });
});

test('changes nothing when the settings close without saving', async () => {
  const { user } = visit('true', '{"essential":true,"analytics":false,"advertising":false}');
  await openSettings();
  await user.click(toggle('Advertising'));
  await user.click(button('Close'));
  expect(stored().preferences.advertising).toBe(false);
  await openSettings();
  expect(toggle('Advertising').checked).toBe(false);
});

test('keeps the choice for the visit if the browser stores nothing', async () => {
  const { user } = visit();
  await banner();
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
  await user.click(button('Accept All'));
  expect(noBanner()).toBeNull();
  await notice();
  await user.click(button('Dismiss'));
  expect(noNotice()).toBeNull();
});

test('asks again on the next visit if there was no room to store a refusal', async () => {
  const { user } = visit('true', '{"essential":true,"analytics":true,"advertising":true}');
  fillStorage();
  await openSettings();
  await user.click(button('Reject All'));
  expect(stored()).toEqual({ consent: null, preferences: null });
  act(() => startVisit());
  await banner();
});

test.each([
  ['nothing', undefined],
  ['invalid JSON', '{'],
  ['another value', '"yes"'],
])('allows nothing when %s is stored beside the consent', async (_, preferences) => {
  visit('true', preferences);
  await openSettings();
  expect([toggle('Analytics').checked, toggle('Advertising').checked]).toEqual([false, false]);
  expect([noBanner(), noNotice()]).toEqual([null, null]);
});

test('opens the settings from the ads notice, which stays dismissed for the session', async () => {
  const { user, unmount } = visit('true', '{"advertising":true}');
  expect((await notice()).textContent).toContain('You have allowed advertising cookies.');
  await user.click(button('Cookie settings'));
  await screen.findByRole('switch', { name: 'Essential' });
  await user.click(button('Close'));
  await user.click(button('Dismiss'));
  expect(noNotice()).toBeNull();
  expect(document.activeElement?.id).toBe('main');
  unmount();
  renderConsent();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(noNotice()).toBeNull();
});

test('follows a choice made in another tab', async () => {
  visit();
  await banner();
  localStorage.setItem('cookie-preferences', '{"analytics":true,"advertising":true}');
  localStorage.setItem('cookie-consent', 'true');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent' }));
  });
  await notice();
  expect(noBanner()).toBeNull();
});

test('opens the settings that the visitor asked for before they had loaded', async () => {
  openCookieSettings();
  renderConsent();
  await screen.findByRole('switch', { name: 'Essential' });
});
