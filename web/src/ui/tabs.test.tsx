// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { Tabs } from './tabs.tsx';

const tabs = ['Content', 'Style', 'Frame'].map((id) => ({ id, label: id, panel: id }));

function Page({ dir }: { dir?: string | undefined }) {
  const [selected, setSelected] = useState('Content');
  return (
    <div dir={dir}>
      <Tabs tabs={tabs} selected={selected} onSelect={setSelected} />
    </div>
  );
}

test.each([
  { page: 'ltr', next: 'ArrowRight', previous: 'ArrowLeft' },
  { page: 'rtl', next: 'ArrowLeft', previous: 'ArrowRight' },
  { page: 'rtl', part: 'ltr', next: 'ArrowRight', previous: 'ArrowLeft' },
])('selects the tab on the side of the pressed arrow key: $page, $part', async (keys) => {
  document.documentElement.dir = keys.page;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { user } = renderPart(<Page dir={keys.part} />);
  const press = (key: string) => user.keyboard(`{${key}}`);
  const selected = () => screen.getByRole('tab', { selected: true });
  await user.tab();
  for (const [key, name] of [
    [keys.next, 'Style'],
    [keys.next, 'Frame'],
    [keys.next, 'Content'],
    [keys.previous, 'Frame'],
    [keys.previous, 'Style'],
    ['End', 'Frame'],
    ['Home', 'Content'],
  ] as const) {
    await press(key);
    expect(selected().textContent).toBe(name);
    expect(document.activeElement).toBe(selected());
  }
});

test.each(['altKey', 'ctrlKey', 'metaKey'])(
  'leaves arrow keys with %s to the browser',
  (modifier) => {
    renderPart(<Page />);
    const tab = screen.getByRole('tab', { name: 'Content' });
    const isLeft = fireEvent.keyDown(tab, { key: 'ArrowLeft', [modifier]: true });
    expect(isLeft).toBe(true);
    expect(tab.getAttribute('aria-selected')).toBe('true');
  },
);
