// @vitest-environment happy-dom
import type { Project } from '@everscan/contract/codes.schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve, serveCalls, writesOf } from '../../testing/serve.ts';
import CodeNameField from './code-name-field.tsx';
import { finishedTitles, storeTitle, unfinishedTitle } from './unsaved-titles.ts';
import { useUnsavedTitles } from './use-unsaved-titles.ts';

const project = (title: string, version: number) => projectWith({ title, version });
const conflict = (theirs: Project) =>
  answer(409, { error: 'Changed', code: 'version_conflict', project: theirs });

function Titles() {
  const titles = useUnsavedTitles(1, true);
  return <p>{titles.get('a')}</p>;
}

test('does not send a half-typed title automatically, but restores it in its field', async () => {
  const received = await serve(answer(200, project('Su', 2)));
  storeTitle(1, project('Menu', 1), 'Su');
  const nothing = async () => {};
  renderPart(
    <>
      <Titles />
      <CodeNameField userId={1} project={project('Menu', 1)} flush={nothing} onRefused={nothing} />
    </>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title of this code' });
  expect(field.value).toBe('Su');
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toEqual([]);
});

test('sends a finished title, even after another change of the code', async () => {
  const received = await serveCalls({
    'PATCH /api/projects/a': [conflict(project('Menu', 5)), answer(200, project('Door', 6))],
  });
  storeTitle(1, project('Menu', 1), 'Door', { isDone: true });
  renderPart(<Titles />);
  screen.getByText('Door');
  await waitFor(() => expect(finishedTitles(1)).toEqual([]));
  expect(writesOf(received).map(({ body }) => body)).toEqual([
    { title: 'Door', version: 1 },
    { title: 'Door', version: 5 },
  ]);
});

test('does not replace a newer title from another device', async () => {
  const received = await serve(conflict(project('Window', 2)));
  storeTitle(1, project('Menu', 1), 'Door', { isDone: true });
  renderPart(<Titles />);
  await screen.findByText('Renamed to “Window” on another device');
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toHaveLength(1);
  expect(unfinishedTitle(1, 'a')).toBe('Door');
});
