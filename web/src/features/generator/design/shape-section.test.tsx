// @vitest-environment happy-dom
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import '../../../testing/render.tsx'; // cleans up
import { ShapeSection } from './shape-section.tsx';

function Section({ saved, codeId }: { saved: Partial<Design>; codeId: string }) {
  const [design, setDesign] = useState<Design>({ ...defaultDesign, ...saved });
  const onChange = (change: Partial<Design>) => setDesign({ ...design, ...change });
  return <ShapeSection {...{ design, codeId, onChange }} />;
}

const balls = () => within(screen.getByRole('group', { name: /^Corner dots/ }));
const names = () =>
  balls()
    .getAllByRole('radio')
    .map((tile) => tile.getAttribute('aria-label'));

test('offers a redrawn corner dot in its new form only', () => {
  render(<Section saved={{}} codeId="new" />);
  expect(names().filter((name) => name?.startsWith('Soft diamond'))).toEqual(['Soft diamond']);
});

test('shows the earlier form as chosen in a code that has it, and keeps it while that code is open', () => {
  const saved = { eyeBall: 'diamond' } as const;
  const { rerender } = render(<Section saved={saved} codeId="old" />);
  const earlier = () =>
    balls().queryByRole<HTMLInputElement>('radio', { name: 'Soft diamond (earlier)' });
  expect(earlier()?.checked).toBe(true);
  fireEvent.click(balls().getByRole('radio', { name: 'Circle' }));
  expect(earlier()?.checked).toBe(false);
  rerender(<Section saved={saved} codeId="other" />);
  expect(earlier()).toBeNull();
});
