// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dropStyles } from '../../../lib/style-store.ts';
import { changeStyles, useMyStyles } from './my-styles.ts';

const style = { id: 'a', name: 'Autumn', design: defaultDesign };
const stylesOf = (userId?: number) => renderHook(() => useMyStyles(userId)).result.current;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('stores the styles of a guest in the tab only, and gives them to the user who signs in', () => {
  changeStyles(undefined, () => [style]);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(stylesOf()).toEqual([style]);
  stylesOf(1);
  expect(stylesOf(1)).toEqual([style]);
  expect(stylesOf()).toEqual([]);
});

test('removes the styles of a deleted account', () => {
  changeStyles(1, () => [style]);
  changeStyles(2, () => [style]);
  dropStyles(1);
  expect(Object.keys(localStorage)).toEqual(['my-styles:2']);
});

test.each([
  ['no style', [null, 7, {}, { id: 'a', name: 'No design' }]],
  ['a design of a later version', [{ ...style, design: { version: 2, shape: 'new' } }]],
])('leaves out %s', (_, stored) => {
  localStorage.setItem('my-styles:1', JSON.stringify(stored));
  expect(stylesOf(1)).toEqual([]);
});

test('completes a design that lacks fields', () => {
  const { logo: _logo, frame: _frame, ...design } = defaultDesign;
  localStorage.setItem('my-styles:1', JSON.stringify([{ ...style, design }]));
  expect(stylesOf(1)).toEqual([style]);
});
