// @vitest-environment happy-dom
import type { LibraryGroups } from '@everscan/contract/api/library';
import type { Action, LibraryJob } from '@everscan/contract/api/library-jobs';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { formatTime } from '../../lib/date-time.ts';
import { IntentKey } from '../../lib/intent-key.ts';
import { App } from '../../testing/app.ts';
import { answerBy, libraryGroups } from '../../testing/library.ts';
import { renderPart } from '../../testing/render.tsx';
import { serve } from '../../testing/serve.ts';
import { DesignForm, PauseForm } from './action-forms.tsx';
import CodeActions, { type ActionForm } from './code-actions.tsx';
import { startJob } from './job-calls.ts';
import JobStatus from './job-status.tsx';
import { useJob } from './use-job.ts';

HTMLElement.prototype.hidePopover ??= () => {}; // happy-dom has no popovers

type PartProps = { ids: readonly string[]; groups: LibraryGroups | undefined; onEnded: () => void };

function Part({ ids, groups, onEnded }: PartProps) {
  const view = useJob(1, onEnded, { offersUndo: true });
  const [dialog, setDialog] = useState<{ Form: ActionForm }>();
  const [intent] = useState(() => new IntentKey());
  const selection = { ids: [...ids] };
  const onRun = async (action: Action) => {
    view.show(await startJob(selection, action, intent));
    setDialog(undefined);
  };
  return (
    <>
      {ids.length > 0 && <CodeActions onRun={onRun} onOpen={(Form) => setDialog({ Form })} />}
      {dialog && (
        <dialog.Form
          {...{ selection, groups, onRun }}
          count={ids.length}
          groupsNotice="Folders and tags are missing"
          looks={[]}
          onClose={() => setDialog(undefined)}
        />
      )}
      <JobStatus {...view} />
    </>
  );
}

function open(ids: readonly string[], groups: LibraryGroups | undefined = libraryGroups()) {
  const onEnded = vi.fn();
  return { ...renderPart(<Part {...{ ids, groups, onEnded }} />), onEnded };
}

/** Opens the buttons for a static code and two dynamic ones, newest first. */
async function openCodes() {
  const app = new App();
  await app.register();
  await app.send('POST', '/api/subscribe');
  await app.save('Poster', 'https://example.com');
  for (const number of [1, 2]) {
    const link = { target: `https://old.example/${number}` };
    const body = { title: `Table ${number}`, type: 'url', style: 'dots', data: {}, link };
    await app.send('POST', '/api/projects', body);
  }
  const tag = await (await app.send('POST', '/api/library/tags', { name: 'Summer' })).json();
  const ids = (await app.saved()).map(({ id }) => id);
  const targets = async () => (await app.saved()).map(({ link }) => link?.target);
  return { app, targets, ...open(ids, libraryGroups({ tags: [tag] })) };
}

/** Presses the first of two buttons with this name: some are in the bar for desktops and in the menu for phones. */
const press = (name: string) =>
  screen.getAllByRole('button', { name, hidden: true })[0] as HTMLElement;
const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));

test('reports that the code with the chosen design no longer exists', async () => {
  const onRun = vi.fn();
  const looks = [{ value: 'gone', label: 'Design of “Poster”', load: async () => undefined }];
  const props = { selection: { ids: ['1'] }, count: 1, groups: undefined, looks };
  const { user } = renderPart(<DesignForm {...props} onRun={onRun} onClose={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('This code does not exist. It may have been deleted in another tab.');
  expect(onRun).not.toHaveBeenCalled();
});

test('reports a pasted message for visitors that is too long before pausing codes, without truncating it', async () => {
  const onRun = vi.fn();
  const props = { selection: { ids: ['1'] }, count: 1, groups: undefined, looks: [] };
  const { user } = renderPart(<PauseForm {...props} onRun={onRun} onClose={() => {}} />);
  await user.click(screen.getByLabelText('Message for visitors'));
  await user.paste('x'.repeat(501));
  screen.getByText('This text can have at most 500 characters');
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveProperty('disabled', true);
});

test('previews and replaces a part of the targets, names the code without a target, and undoes that', async () => {
  const { user, targets, onEnded } = await openCodes();
  const before = await targets();
  await user.click(press('Replace in targets'));
  const dialog = dialogOf('Replace in targets');
  const replace = dialog.getByRole('button', { name: 'Replace' });
  expect(replace).toHaveProperty('disabled', true);
  await user.type(dialog.getByRole('textbox', { name: 'Find' }), 'old.');
  await user.type(dialog.getByRole('textbox', { name: 'Replace with' }), 'new.');
  expect(replace).toHaveProperty('disabled', true);
  await dialog.findByText('2 of 3 codes will change');
  await dialog.findByText('https://new.example/1');
  dialog.getByText(/Only dynamic codes have a target/);
  expect(await targets()).toEqual(before);
  await user.type(dialog.getByRole('textbox', { name: 'Replace with' }), 'x');
  expect(replace).toHaveProperty('disabled', true); // its preview has not loaded
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(replace).toHaveProperty('disabled', false));

  await user.click(replace);
  await screen.findByText('2 codes changed.');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText('1 code could not be changed.');
  screen.getByText('Poster');
  expect((await targets()).filter(Boolean).toSorted()).toEqual([
    'https://new.example/1',
    'https://new.example/2',
  ]);
  await user.click(press('Undo'));
  await screen.findByText('The change to 2 codes was undone.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(await targets()).toEqual(before);
  expect(onEnded).toHaveBeenCalledTimes(2);
});

test('neither truncates nor sends a pasted text that is too long', async () => {
  const { user, targets } = await openCodes();
  const before = await targets();
  await user.click(press('Replace in targets'));
  const form = dialogOf('Replace in targets');
  await user.click(form.getByRole('textbox', { name: 'Find' }));
  await user.paste('o'.repeat(201));
  form.getByText('This text can have at most 200 characters');
  expect(form.getByRole('button', { name: 'Replace' })).toHaveProperty('disabled', true);
  await user.click(form.getByRole('button', { name: 'Cancel' }));

  await user.click(press('Change target'));
  const dialog = dialogOf('Change target');
  await user.click(dialog.getByRole('textbox', { name: 'Target' }));
  await user.paste(`new.example/${'a'.repeat(2037)}`);
  await user.click(dialog.getByRole('button', { name: 'Change target' }));
  await dialog.findByText('A web address can have at most 2048 characters. This one has 2049.');
  expect(await targets()).toEqual(before);
});

test('adds a tag to the codes', async () => {
  const { app, user } = await openCodes();
  await user.click(press('Tag'));
  const dialog = dialogOf('Tag');
  const apply = dialog.getByRole('button', { name: 'Apply' });
  expect(apply).toHaveProperty('disabled', true);
  const summer = within(dialog.getByRole('group', { name: 'Summer' }));
  await user.click(summer.getByRole('radio', { name: 'Add' }));
  await user.click(apply);
  await screen.findByText('3 codes changed.');
  const { codes } = await (await app.send('GET', '/api/library')).json();
  expect(codes.map(({ tags }: { tags: string[] }) => tags.length)).toEqual([1, 1, 1]);
});

test('deletes the codes, and restores them on Undo', async () => {
  const { app, user } = await openCodes();
  const before = await app.saved();
  await user.click(press('Delete'));
  await user.click(dialogOf('Delete').getByRole('button', { name: 'Delete' }));
  await screen.findByText('3 codes deleted.');
  expect(await app.saved()).toEqual([]);
  await user.click(press('Undo'));
  await screen.findByText('The change to 3 codes was undone.');
  expect((await app.saved()).map(({ title }) => title)).toEqual(before.map(({ title }) => title));
});

test('shows an error in the dialog, and keeps the typed text', async () => {
  const { app, user, targets } = await openCodes();
  const before = await targets();
  await user.click(press('Change target'));
  const dialog = dialogOf('Change target');
  const field = dialog.getByRole('textbox', { name: 'Target' });
  await user.type(field, 'new.example');
  app.fate = (method) => (method === 'POST' ? 'unreachable' : undefined);
  await user.click(dialog.getByRole('button', { name: 'Change target' }));
  await dialog.findByRole('alert');
  expect(field).toHaveProperty('value', 'new.example');
  expect(await targets()).toEqual(before);

  app.fate = (method) => (method === 'POST' ? 'lost' : undefined);
  await user.click(dialog.getByRole('button', { name: 'Change target' }));
  await waitFor(async () => expect(await targets()).not.toEqual(before));
  await dialog.findByRole('alert');
  app.fate = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Change target' }));
  await screen.findByText('2 codes changed.');
  expect(await (await app.send('GET', '/api/library/jobs')).json()).toHaveLength(1);
  expect(new Set(await targets())).toEqual(new Set([undefined, 'https://new.example']));
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
  const { user, onEnded } = open([]);
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

  await user.click(press('Stop and undo'));
  await screen.findByText('200 of 600 codes');
  screen.getByText('Undoing the change…');
  job = { ...undoing, state: 'undone', done: 600, changed: 600 };
  await screen.findByText('The change to 600 codes was undone.');
  expect(onEnded).toHaveBeenCalledOnce();
  await user.click(press('Close'));
  expect(screen.queryByText('The change to 600 codes was undone.')).toBeNull();
});

test('does not move codes before the folders have loaded', async () => {
  const { user } = renderPart(<Part ids={['a']} groups={undefined} onEnded={() => {}} />);
  await user.click(press('Move'));
  dialogOf('Move').getByText('Folders and tags are missing');
  expect(dialogOf('Move').getByRole('button', { name: 'Move' })).toHaveProperty('disabled', true);
});

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

test('removes the error of a failed Undo when its change is closed', async () => {
  const later: LibraryJob = { ...ended, id: 'later', total: 5, done: 5, changed: 5 };
  await serve(
    answerBy({
      'GET /api/library/jobs': () => ({ body: [ended] }),
      'POST /api/library/jobs': () => ({ body: later }),
    }),
  );
  const { user } = open(['a']);
  await screen.findByText('3 codes changed.');
  await user.click(press('Undo'));
  await screen.findByRole('alert');
  await user.click(press('Resume'));
  await screen.findByText('5 codes changed.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('undoes the rest of a change that was only partly undone', async () => {
  const partly = { ...ended, id: 'partly', state: 'undone', changed: 1, failed: 2 };
  await serve(
    answerBy({
      'GET /api/library/jobs': () => ({ body: [partly] }),
      'POST /api/library/jobs/partly/undo': () => ({
        body: { ...partly, changed: 3, failed: 0, undoUntil: null },
      }),
    }),
  );
  const { user } = open([]);
  await screen.findByText('2 codes were left unchanged:');
  await user.click(press('Undo the rest'));
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
  const { user, onEnded } = open(['a']);
  await screen.findByText('400 of 900 codes');
  await user.click(press('Resume'));
  await waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  large = { ...large, done: 800 };
  await screen.findByText('800 of 900 codes');
  large = { ...large, state: 'done', done: 900, changed: 900 };
  await screen.findByText('900 codes changed.');
  expect(onEnded).toHaveBeenCalledTimes(2);
});

test('offers to undo each change of the last day after a reload, until it is closed', async () => {
  const undone = { ...ended, id: 'undone', state: 'undone', undoUntil: null };
  const older = {
    ...ended,
    id: 'older',
    changed: 5,
    createdAt: new Date(Date.now() - 72_000_000).toISOString(),
    undoUntil: new Date(Date.now() + 14_400_000).toISOString(),
  };
  await serve(answerBy({ 'GET /api/library/jobs': () => ({ body: [undone, ended, older] }) }));
  const first = open([]);
  await screen.findByText('3 codes changed.');
  press('Undo');
  await first.user.click(press('Close'));
  expect(screen.queryByText('3 codes changed.')).toBeNull();
  screen.getByText('5 codes changed.');
  screen.getByText(formatTime(older.createdAt)); // the change may have been hours ago
  press('Undo');
  first.unmount();

  const later = open([]);
  await screen.findByText('5 codes changed.');
  await later.user.click(press('Close'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
