// @vitest-environment happy-dom
import type { Verdict } from '@everscan/core/scan-check/verdict';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { makeCode } from '../../../codes/code-file.ts';
import { defaultDraft } from '../../../codes/draft.ts';
import type { CheckRequest } from '../../../codes/scan-checker.ts';
import { holdWorkers } from '../../../testing/held-worker.ts';
import { renderPart } from '../../../testing/render.tsx';
import ScanVerdict from './scan-verdict.tsx';

const good: Verdict = {
  readable: true,
  score: 96,
  rating: 'everywhere',
  groups: ['phones'],
  needsWarning: false,
  trials: [],
  causes: [],
};
const { design } = defaultDraft;
const corrected = { ...design, quietZone: 4 } as const;
const pale: Verdict = {
  ...good,
  causes: ['contrast'],
  fix: { cause: 'contrast', isSingle: true, design: corrected },
};

function Page() {
  const [shown, setShown] = useState(design);
  return <ScanVerdict code={makeCode({ ...defaultDraft, design: shown })} onDesign={setShown} />;
}

test('moves the focus from the button of a fix to the next verdict', async () => {
  const answers = holdWorkers<CheckRequest>(({ input }) =>
    input.design.quietZone === corrected.quietZone ? good : pale,
  );
  const answer = async () => {
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(() => (answers.pop() as () => Promise<void>)());
  };
  const { user } = renderPart(<Page />);
  await answer();
  await user.click(await screen.findByRole('button', { name: 'Use darker colours' }));
  expect(document.activeElement?.textContent).toMatch(/^Checking/);
  await answer();
  const report = await screen.findByRole('button', { name: /Open the scan report$/ });
  expect(document.activeElement).toBe(report);
});
