// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { operateInputMethod } from '../../testing/composition.ts';
import { renderPart } from '../../testing/render.tsx';
import { SearchField } from './search-field.tsx';

test('ignores keys while an input method is composing', () => {
  renderPart(
    <>
      <SearchField inputRef={{ current: null }} value="" onChange={() => {}} />
      <div data-library="" tabIndex={-1} />
    </>,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.focus();
  fireEvent.change(field, { target: { value: 'せ' } });
  for (const key of ['ArrowDown', 'Escape']) expect(operateInputMethod(field, key)).toBe(true);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('せ');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.value).toBe('');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(document.activeElement).not.toBe(field);
});
