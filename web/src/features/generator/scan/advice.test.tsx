// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type DrawnCode, makeCode } from '../../../codes/code-file.ts';
import { type Draft, defaultDraft } from '../../../codes/draft.ts';
import { renderPart } from '../../../testing/render.tsx';
import Advice from './advice.tsx';

const draftOf = (url: string, quietZone: number): Draft => ({
  content: { type: 'url', data: { url } },
  design: { ...defaultDraft.design, quietZone },
});

test('offers to undo a wider margin only for the same code', () => {
  function Page() {
    const [draft, setDraft] = useState(draftOf('narrow.example', 1));
    return (
      <>
        <Advice code={makeCode(draft)} onDesign={(design) => setDraft({ ...draft, design })} />
        <button type="button" onClick={() => setDraft(draftOf('other.example', 4))}>
          Other code
        </button>
      </>
    );
  }
  renderPart(<Page />);
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  click('Widen margin to 4');
  click('Undo (back to 1)');
  click('Widen margin to 4');
  click('Other code');
  expect(screen.queryByRole('button', { name: 'Undo (back to 1)' })).toBeNull();
});

test('names the margin inside a frame, without advice to leave white space around the code', () => {
  function Page() {
    const frame = { id: 'card', text: '', color: '#0b5d4e', textColor: '#ffffff' } as const;
    const [design, setDesign] = useState({ ...defaultDraft.design, quietZone: 0, frame });
    const code = makeCode(draftOf('framed.example', 0)) as DrawnCode;
    return (
      <Advice code={{ ...code, design }} onDesign={(design) => setDesign({ ...design, frame })} />
    );
  }
  renderPart(<Page />);
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const advice = 'Inside the frame, the margin is 2 dots wide, but the standard requires 4';
  expect(screen.getByText(advice, { exact: false })).toBeTruthy();
  click('Widen margin to 4');
  click('Undo (back to 2)');
  expect(screen.getByText(advice, { exact: false })).toBeTruthy();
});
