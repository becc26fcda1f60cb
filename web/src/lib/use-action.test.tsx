// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { useAction } from './use-action.ts';

type PartProps = { work: () => Promise<unknown> };

function Part({ work }: PartProps) {
  const [run, isRunning] = useAction(work);
  return (
    <button type="button" disabled={isRunning} onClick={() => run().catch(() => {})}>
      Save
    </button>
  );
}

const button = () => screen.getByRole<HTMLButtonElement>('button');

test('runs once for two clicks in one frame, and again after it has finished', async () => {
  const started: (() => void)[] = [];
  renderPart(<Part work={() => new Promise<void>((resolve) => started.push(resolve))} />);
  button().click();
  button().click();
  expect(started).toHaveLength(1);
  await waitFor(() => expect(button().disabled).toBe(true));
  started[0]?.();
  await waitFor(() => expect(button().disabled).toBe(false));
  button().click();
  expect(started).toHaveLength(2);
});

test('runs again after a failure', async () => {
  let count = 0;
  const fail = async () => {
    count++;
    throw new Error('No');
  };
  renderPart(<Part work={fail} />);
  button().click();
  await waitFor(() => expect(button().disabled).toBe(false));
  button().click();
  expect(count).toBe(2);
});
