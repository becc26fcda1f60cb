// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { operateInputMethod } from '../../testing/composition.ts';
import { renderPart } from '../../testing/render.tsx';
import { ListSearch } from './list-search.tsx';

test('clears the search with Escape, except while an input method is composing', () => {
  const handleChange = vi.fn();
  renderPart(<ListSearch value="せ" onChange={handleChange} />);
  const field = screen.getByRole('searchbox');
  expect(operateInputMethod(field, 'Escape')).toBe(true);
  expect(handleChange).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect(handleChange).toHaveBeenCalledWith('');
});
