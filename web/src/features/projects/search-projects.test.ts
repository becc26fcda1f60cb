import type { Project } from '@everscan/contract/api/projects';
import { expect, test } from 'vitest';
import { searchProjects } from './search-projects.ts';

const projects = [
  { title: 'Menu', data: { url: 'cafe-sonne.de/karte' }, link: null },
  { title: 'Guests', data: { wifi: { ssid: 'Café Sonne', password: 'hunter2' } }, link: null },
  {
    title: 'Flyer',
    data: { url: 'https://s.example/Q/7K3M9XPA' },
    link: { target: 'https://shop.example/spring', code: '7K3M9XPA' },
  },
] as unknown as Project[];

test.each([
  ['', ['Menu', 'Guests', 'Flyer']],
  ['  ', ['Menu', 'Guests', 'Flyer']],
  ['MENU', ['Menu']],
  ['sonne', ['Menu', 'Guests']],
  ['sonne guests', ['Guests']],
  ['7k3m', ['Flyer']],
  ['spring', ['Flyer']],
  ['hunter2', []],
])('finds for "%s" %j', (typed, titles) => {
  expect(searchProjects(projects, typed).map(({ title }) => title)).toEqual(titles);
});
