// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { presets } from '@everscan/core/design/presets';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../../testing/render.tsx'; // cleans up
import { PresetSection } from './preset-section.tsx';

test('shows the chosen look before the page renders it', async () => {
  const onChoose = vi.fn();
  render(<PresetSection design={defaultDesign} onChoose={onChoose} />);
  const preset = presets.at(-1) as (typeof presets)[number];
  const button = screen.getByRole('button', { name: preset.label });
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  expect(onChoose).not.toHaveBeenCalled();
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  expect(onChoose).toHaveBeenCalledWith(preset.look);
});
