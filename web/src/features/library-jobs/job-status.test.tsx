// @vitest-environment happy-dom
import type { LibraryJob } from '@everscan/contract/codes.schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatTime } from '../../lib/date-time.ts';
import { readFact, writeFact } from '../../lib/local-cache.ts';
import { answerBy } from '../../testing/library.ts';
import { buttonNamed, openActions } from '../../testing/open-actions.tsx';
import { serve } from '../../testing/serve.ts';
import { startedFact } from './use-job.ts';

const ended: LibraryJob = {
  id: 'earlier',
  do: 'target',
  state: 'done',
  total: 3,
  done: 3,
  changed: 3,
  failed: 0,
  createdAt: new Date(Date.now() - 1_800_000).toISOString(),
  undoUntil: new Date(Date.now() + 80_000_000).toISOString(),
  problems: [],
};

/** As if another tab of this device had started these jobs. */
const startHere = (...ids: readonly string[]) =>
  writeFact(startedFact(1), Object.fromEntries(ids.map((id) => [id, Date.now()])));

test('says nothing about an ended change that was started elsewhere', async () => {
  let polls = 0;
  await serve(
    answerBy({
      'GET /api/library/jobs': () => {
        polls++;
        return { body: [ended] };
      },
    }),
  );
  const { unmount } = openActions([]);
  await waitFor(() => expect(polls).toBe(1));
  await waitFor(() => expect(screen.queryByText('3 codes changed.')).toBeNull());
  unmount();
  startHere(ended.id);
  openActions([]);
  await screen.findByText('3 codes changed.');
});

test('shows a change that has been running since an earlier visit, and stops and undoes it', async () => {
  let [status, polls] = [200, 0];
  let job: LibraryJob = {
    id: 'job',
    do: 'target',
    state: 'running',
    total: 1000,
    done: 400,
    changed: 400,
    failed: 0,
    createdAt: '2026-11-22T10:00:00.000Z',
    undoUntil: '2026-11-23T10:00:00.000Z',
    problems: [],
  };
  const undoing = { ...job, state: 'undoing' as const, total: 600, done: 200, undoUntil: null };
  await serve(
    answerBy({
      'GET /api/library/jobs': () => {
        polls++;
        return { status, body: [job] };
      },
      'POST /api/library/jobs/job/undo': () => {
        job = undoing;
        return { body: job };
      },
    }),
  );
  const { user, onEnded } = openActions([]);
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('aria-valuetext')).toBe('400 of 1,000 codes');
  status = 429; // this poll and the next one fail
  const before = polls;
  await waitFor(() => expect(polls).toBeGreaterThan(before + 1));
  screen.getByRole('progressbar');
  status = 200;
  job = { ...job, done: 600, changed: 600 };
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('600'));
  expect(onEnded).not.toHaveBeenCalled();

  await user.click(buttonNamed('Stop and undo'));
  await screen.findByText('200 of 600 codes');
  screen.getByText('Undoing the change…');
  job = { ...undoing, state: 'undone', done: 600, changed: 600 };
  await screen.findByText('The change to 600 codes was undone.');
  expect(onEnded).toHaveBeenCalledOnce();
  await user.click(buttonNamed('Close'));
  expect(screen.queryByText('The change to 600 codes was undone.')).toBeNull();
});

test('removes the error of a failed Undo when its change is closed', async () => {
  startHere(ended.id);
  const later: LibraryJob = { ...ended, id: 'later', total: 5, done: 5, changed: 5 };
  await serve(
    answerBy({
      'GET /api/library/jobs': () => ({ body: [ended] }),
      'POST /api/library/jobs': () => ({ body: later }),
    }),
  );
  const { user } = openActions(['a']);
  await screen.findByText('3 codes changed.');
  await user.click(buttonNamed('Undo'));
  await screen.findByRole('alert');
  await user.click(buttonNamed('Resume'));
  await screen.findByText('5 codes changed.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('undoes the rest of a change that was only partly undone', async () => {
  startHere('partly');
  const partly = { ...ended, id: 'partly', state: 'undone', changed: 1, failed: 2 };
  await serve(
    answerBy({
      'GET /api/library/jobs': () => ({ body: [partly] }),
      'POST /api/library/jobs/partly/undo': () => ({
        body: { ...partly, changed: 3, failed: 0, undoUntil: null },
      }),
    }),
  );
  const { user } = openActions([]);
  await screen.findByText('2 codes were left unchanged:');
  await user.click(buttonNamed('Undo the rest'));
  await screen.findByText('The change to 3 codes was undone.');
  expect(screen.queryByRole('button', { name: 'Undo the rest' })).toBeNull();
});

test('shows a running change even if a later one has ended, and reports its end', async () => {
  let large = { ...ended, id: 'large', state: 'running', total: 900, done: 400, changed: 400 };
  const small = { ...ended, id: 'small', changed: 1 };
  let jobs: object[] = [];
  await serve(
    answerBy({
      'GET /api/library/jobs': () => ({ body: [...jobs, large] }),
      'POST /api/library/jobs': () => {
        jobs = [small];
        return { body: small };
      },
    }),
  );
  const { user, onEnded } = openActions(['a']);
  await screen.findByText('400 of 900 codes');
  await user.click(buttonNamed('Resume'));
  await waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  large = { ...large, done: 800 };
  await screen.findByText('800 of 900 codes');
  large = { ...large, state: 'done', done: 900, changed: 900 };
  await screen.findByText('900 codes changed.');
  expect(onEnded).toHaveBeenCalledTimes(2);
});

test('offers to undo each change of the last day in every tab of the device, until it is closed', async () => {
  startHere('undone', ended.id, 'older');
  const undone = { ...ended, id: 'undone', state: 'undone', undoUntil: null };
  const older = {
    ...ended,
    id: 'older',
    changed: 5,
    createdAt: new Date(Date.now() - 72_000_000).toISOString(),
    undoUntil: new Date(Date.now() + 14_400_000).toISOString(),
  };
  await serve(answerBy({ 'GET /api/library/jobs': () => ({ body: [undone, ended, older] }) }));
  const first = openActions([]);
  await screen.findByText('3 codes changed.');
  buttonNamed('Undo');
  await first.user.click(buttonNamed('Close'));
  expect(screen.queryByText('3 codes changed.')).toBeNull();
  screen.getByText('5 codes changed.');
  screen.getByText(formatTime(older.createdAt)); // the change may have been hours ago
  buttonNamed('Undo');
  first.unmount();

  const later = openActions([]);
  await screen.findByText('5 codes changed.');
  await later.user.click(buttonNamed('Close'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(readFact<object>(startedFact(1))).not.toHaveProperty(ended.id);
  expect(readFact<object>(startedFact(1))).not.toHaveProperty('older');
});
