// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fillStorage } from '../testing/full-storage.ts';
import { APPLY_THEME, chooseTheme, currentTheme } from './theme.ts';

new Function(APPLY_THEME)();

afterEach(() => chooseTheme('system'));

test('a chosen theme is stored, and System deletes it', () => {
  chooseTheme('dark');
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  chooseTheme('system');
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['system', null]);
});

test('a theme that cannot be stored applies to the page', () => {
  chooseTheme('light');
  fillStorage();
  chooseTheme('dark');
  applyTheme(); // as a picture does that appears later
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['dark', 'light']);
  chooseTheme('system');
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['system', null]);
});
