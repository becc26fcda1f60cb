// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EarlyFields } from './early-fields.tsx';
import { RadioCards } from './radio-cards.tsx';
import { TextField } from './text-field.tsx';

/** Renders the fields as a page shows them before its scripts have loaded. */
function prerender(hasScript = true) {
  const onText = vi.fn();
  const onChoice = vi.fn();
  const options = ['one', 'two'].map((value) => ({ value, label: value }));
  const part: ReactNode = (
    <>
      <TextField label="Address" value="sample" onChange={onText} />
      <RadioCards label="Cards" value="one" options={options} onChange={onChoice} />
    </>
  );
  document.body.innerHTML = renderToString(part);
  const early = new Set<EventTarget>();
  globalThis.earlyFields = hasScript ? early : undefined;
  const [text, one, two] = [...document.querySelectorAll('input')] as HTMLInputElement[];
  if (!text || !one || !two) throw new Error('No fields');
  return {
    ...{ text, one, two, early, onText, onChoice },
    hydrate() {
      const root = hydrateRoot(document.body, part);
      onTestFinished(() => {
        root.unmount();
        globalThis.earlyFields = undefined;
      });
    },
  };
}

test('resets fields that the browser has restored to their rendered values, and reports no change', async () => {
  const { text, one, two, onText, onChoice, hydrate } = prerender();
  text.value = 'restored';
  two.checked = true;
  hydrate();
  await vi.waitFor(() => expect(text.value).toBe('sample'));
  expect([one.checked, two.checked]).toEqual([true, false]);
  expect([onText, onChoice].flatMap(({ mock }) => mock.calls)).toEqual([]);
  fireEvent.change(text, { target: { value: 'restored' } });
  expect(onText).toHaveBeenCalledExactlyOnceWith('restored');
});

test.each([true, false])(
  'reports fields that a person has changed before hydration: script %s',
  async (hasScript) => {
    const { text, two, early, onText, onChoice, hydrate } = prerender(hasScript);
    text.value = 'typed';
    two.checked = true;
    early.add(text).add(two);
    hydrate();
    await vi.waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('typed'));
    expect(onChoice).toHaveBeenCalledExactlyOnceWith('two');
    expect(text.value).toBe('typed');
  },
);

test('renders the script only in prerendered pages', () => {
  expect(renderToString(<EarlyFields />)).toMatch(/^<script>/);
  expect(render(<EarlyFields />).container.innerHTML).toBe('');
});
