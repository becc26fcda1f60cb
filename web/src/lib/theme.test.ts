// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fillStorage } from '../testing/full-storage.ts';
import { APPLY_THEME, chooseTheme, currentTheme } from './theme.ts';

new Function(APPLY_THEME)();

afterEach(() => chooseTheme('system'));

test('stores a chosen theme, and removes it for "System"', () => {
  chooseTheme('dark');
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  chooseTheme('system');
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['system', null]);
});

test('applies a theme that cannot be stored to the page', () => {
  chooseTheme('light');
  fillStorage();
  chooseTheme('dark');
  applyTheme(); // called by pictures that appear later
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['dark', 'light']);
  chooseTheme('system');
  expect([currentTheme(), localStorage.getItem('theme')]).toEqual(['system', null]);
});
