// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import type { Verdict } from '@everscan/core/scan-check/verdict';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { askAboutEdited, askAboutFailed } from './check-before-download.ts';
import QuestionHost from './question-host.tsx';

const design = { ...defaultDesign, quietZone: 4 };
const verdict: Verdict = {
  readable: false,
  score: 0,
  rating: 'unreadable',
  groups: [],
  needsWarning: true,
  trials: [],
  causes: ['contrast'],
  fix: { cause: 'contrast', isSingle: true, design },
};
const failed = { title: 'Pale', verdict };

test('offers a fix for the code that is edited, and answers with its design', async () => {
  const { user } = renderPart(<QuestionHost />);
  const answer = askAboutEdited(failed);
  await user.click(await screen.findByRole('button', { name: 'Use darker colours and download' }));
  expect(await answer).toBe(design);
});

test('offers no fix for a code of a list, even if it is the only one', async () => {
  const { user } = renderPart(<QuestionHost />);
  const answer = askAboutFailed([failed], 1);
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(screen.queryByRole('button', { name: /and download/ })).toBeNull();
  await user.click(cancel);
  expect(await answer).toBe('cancel');
});
