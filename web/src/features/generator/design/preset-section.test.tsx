// @vitest-environment happy-dom
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { type Preset, presets, withLook } from '@everscan/core/design/presets';
import { offered } from '@everscan/core/offered';
import { presetLabels } from '@everscan/messages/words/design';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeCode } from '../../../codes/code-file.ts';
import '../../../testing/render.tsx'; // cleans up
import { PresetSection } from './preset-section.tsx';

const code = makeCode({
  content: { type: 'url', data: { url: 'shop.example' } },
  design: defaultDesign,
} as Parameters<typeof makeCode>[0]);

type SectionProps = { design?: Design; codeId?: string; onChoose?: (preset: Preset) => void };
const Section = ({ design = defaultDesign, codeId, onChoose = () => {} }: SectionProps) => (
  <PresetSection design={design} code={code} codeId={codeId} onChoose={onChoose} />
);

test('shows the chosen look before the page renders it', async () => {
  const onChoose = vi.fn();
  render(<Section onChoose={onChoose} />);
  const preset = offered(presets).at(-1) as (typeof presets)[number];
  const button = screen.getByRole('button', { name: presetLabels[preset.id] });
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  expect(onChoose).not.toHaveBeenCalled();
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  expect(onChoose).toHaveBeenCalledWith(preset);
});

test('shows 24 looks in four rows', () => {
  render(<Section />);
  const rows = screen.getAllByRole('group').map((row) => row.querySelectorAll('button').length);
  expect(rows).toEqual([6, 6, 6, 6]);
});

test('shows an earlier look as chosen in a code that has it, and nowhere else', () => {
  const earlier = presets.find(({ id }) => id === 'sunset') as (typeof presets)[number];
  const { rerender } = render(<Section codeId="new" />);
  expect(screen.queryByRole('button', { name: presetLabels[earlier.id] })).toBeNull();
  rerender(<Section design={withLook(defaultDesign, earlier.look)} codeId="old" />);
  const [chosen, ...others] = screen.getAllByRole('button', { pressed: true });
  expect([chosen?.textContent, others]).toEqual(['Sunset (earlier)', []]);
});
