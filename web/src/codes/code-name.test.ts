import { defaults } from '@everscan/contract/defaults';
import { expect, test } from 'vitest';
import { codeName } from './code-name.ts';
import { loadContentTypes } from './content-types.ts';

const url = (address: string, title: string = defaults.projectTitle) =>
  ({ title, type: 'url', data: { url: address }, link: null }) as const;

test('names a code after its content until its owner gives it a title', () => {
  expect(codeName(url('cafe-sonne.de/menu'))).toBe('cafe-sonne.de/menu');
  expect(codeName(url('cafe-sonne.de/menu', 'Lunch'))).toBe('Lunch');
});

test('gives a sample and an empty content the default title', () => {
  expect(codeName(url('example.com'))).toBe('New QR Code');
  expect(codeName(url(''))).toBe('New QR Code');
});

test('names a dynamic code after its target, never after its short link', () => {
  const code = { ...url('GO.EXAMPLE/Q/7K3M9XPA'), link: { target: 'https://www.shop.example/' } };
  expect(codeName(code)).toBe('shop.example');
});

test('gives a code the default title until its content type has loaded', async () => {
  const data = { wifi: { ssid: 'Guests', security: 'none', password: '', hidden: false } } as const;
  const code = { title: defaults.projectTitle, type: 'wifi', data, link: null } as const;
  expect(codeName(code)).toBe('New QR Code');
  await loadContentTypes();
  expect(codeName(code)).toBe('Wi-Fi Guests');
});
