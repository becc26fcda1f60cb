// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { makeCode } from '../../../codes/code-file.ts';
import { type Draft, defaultDraft } from '../../../codes/draft.ts';
import { renderPart } from '../../../testing/render.tsx';
import { MarginAdvice } from './margin-advice.tsx';

const draftOf = (url: string, quietZone: number): Draft => ({
  content: { type: 'url', data: { url } },
  design: { ...defaultDraft.design, quietZone },
});

test('offers to undo a wider margin of this code only', () => {
  function Page() {
    const [draft, setDraft] = useState(draftOf('narrow.example', 1));
    return (
      <>
        <MarginAdvice
          code={makeCode(draft)}
          onDesign={(design) => setDraft({ ...draft, design })}
        />
        <button type="button" onClick={() => setDraft(draftOf('other.example', 4))}>
          Other code
        </button>
      </>
    );
  }
  renderPart(<Page />);
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  click('Widen to 4');
  click('Undo (back to 1)');
  click('Widen to 4');
  click('Other code');
  expect(screen.queryByRole('button', { name: 'Undo (back to 1)' })).toBeNull();
});
