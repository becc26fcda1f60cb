// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { presets, withLook } from '@everscan/core/design/presets';
import { presetLabels } from '@everscan/messages/words/design';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../../testing/render.tsx'; // cleans up
import { PresetSection } from './preset-section.tsx';

test('shows the chosen look before the page renders it', async () => {
  const onChoose = vi.fn();
  render(<PresetSection design={defaultDesign} codeId={undefined} onChoose={onChoose} />);
  const preset = presets.at(-1) as (typeof presets)[number];
  const button = screen.getByRole('button', { name: presetLabels[preset.id] });
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  expect(onChoose).not.toHaveBeenCalled();
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  expect(onChoose).toHaveBeenCalledWith(preset.look);
});

test('shows an earlier look as chosen in a code that has it, and nowhere else', () => {
  const earlier = presets.find(({ id }) => id === 'sunset') as (typeof presets)[number];
  const nothing = () => {};
  const { rerender } = render(
    <PresetSection design={defaultDesign} codeId="new" onChoose={nothing} />,
  );
  expect(screen.queryByRole('button', { name: presetLabels[earlier.id] })).toBeNull();
  rerender(
    <PresetSection
      design={withLook(defaultDesign, earlier.look)}
      codeId="old"
      onChoose={nothing}
    />,
  );
  const [chosen, ...others] = screen.getAllByRole('button', { pressed: true });
  expect([chosen?.textContent, others]).toEqual(['Sunset (earlier)', []]);
});
