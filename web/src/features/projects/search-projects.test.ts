import type { Project } from '@everscan/contract/codes.schemas';
import { beforeAll, expect, test } from 'vitest';
import { loadContentTypes } from '../../codes/content-types.ts';
import { searchProjects } from './search-projects.ts';

const projects = [
  { title: 'Menu', type: 'url', data: { url: 'cafe-sonne.de/karte' }, link: null },
  {
    title: 'Guests',
    type: 'wifi',
    data: { wifi: { ssid: 'Café Sonne', password: 'hunter2', security: 'wep' } },
    link: null,
  },
  {
    title: 'Flyer',
    type: 'url',
    data: { url: 'https://s.example/Q/7K3M9XPA' },
    link: { target: 'https://shop.example/spring', code: '7K3M9XPA' },
  },
] as unknown as Project[];

beforeAll(() => loadContentTypes());

test('finds a code without a title by the name that the list shows', () => {
  const call = { title: 'New QR Code', type: 'phone', data: { phone: '112' }, link: null };
  expect(searchProjects([call as Project], 'call 112')).toEqual([call]);
});

test.each([
  ['', ['Menu', 'Guests', 'Flyer']],
  ['  ', ['Menu', 'Guests', 'Flyer']],
  ['MENU', ['Menu']],
  ['sonne', ['Menu', 'Guests']],
  ['sonne guests', ['Guests']],
  ['CAFE gue\u00adsts', ['Guests']],
  ['٧k٣m', ['Flyer']],
  ['menu https://', ['Menu']],
  ['7k3m', ['Flyer']],
  ['spring', ['Flyer']],
  ['hunter2', []],
  ['wep', []],
  ['https://cafe-sonne.de/', ['Menu']],
  ['HTTP://S.EXAMPLE/Q/7K3M9XPA', ['Flyer']],
])('when searching for "%s", finds %j', (typed, titles) => {
  expect(searchProjects(projects, typed).map(({ title }) => title)).toEqual(titles);
});
