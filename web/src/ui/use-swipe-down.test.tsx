// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { useSwipeDown } from './use-swipe-down.ts';

function Drawer({ onClose }: { onClose: () => void }) {
  return (
    <dialog open {...useSwipeDown(onClose)}>
      <p>Codes</p>
      <label htmlFor="name">Name</label>
      <details>
        <summary>More</summary>
      </details>
      <dialog open>
        <p>Settings</p>
      </dialog>
    </dialog>
  );
}

test.each([
  { from: 'Codes', does: 'closes', closes: true },
  { from: 'Name', does: 'does not close', closes: false },
  { from: 'More', does: 'does not close', closes: false },
  { from: 'Settings', does: 'does not close', closes: false },
])('a swipe from “$from” $does the drawer', ({ from, closes }) => {
  const onClose = vi.fn();
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  renderPart(<Drawer onClose={onClose} />);
  const text = screen.getByText(from);
  fireEvent.pointerDown(text, { button: 0, clientY: 100 });
  fireEvent.pointerUp(text, { clientY: 700 });
  expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0);
  // A captured pointer would take the click away from the pressed element.
  expect(capture).toHaveBeenCalledTimes(closes ? 1 : 0);
});
