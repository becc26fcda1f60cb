// @vitest-environment happy-dom
import type { Project } from '@everscan/contract/codes.schemas';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { workNames } from '../../lib/unsaved-work.ts';
import { fillStorage } from '../../testing/full-storage.ts';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { answer, serve } from '../../testing/serve.ts';
import { keyOf } from './project-calls.ts';
import { useDownloadMarks } from './use-download-marks.ts';

const project = (id: string, version: number, isDownloaded: boolean) =>
  projectWith({ id, version, isDownloaded });
const listed = [project('a', 1, false), project('b', 1, false), project('c', 1, true)];

function Marks() {
  const mark = useDownloadMarks(1, true);
  return (
    <button type="button" onClick={() => mark(listed)}>
      Mark
    </button>
  );
}

test('marks downloaded codes with one call, and repeats it when the connection is back', async () => {
  const received = await serve(answer(429, { error: 'Too many' }), answer(200, { success: true }));
  const { client, user, getByRole } = renderPart(<Marks />);
  client.setQueryData(keyOf(1), listed);
  await user.click(getByRole('button', { name: 'Mark' }));
  await waitFor(() => expect(received).toHaveLength(1));
  const marks = () => client.getQueryData<Project[]>(keyOf(1))?.map((each) => each.isDownloaded);
  expect(marks()).toEqual([false, false, true]);
  expect(workNames(1, 'downloaded:')).toHaveLength(1);

  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(marks()).toEqual([true, true, true]);
  });
  await waitFor(() => expect(workNames(1, 'downloaded:')).toEqual([]));
  expect(received.map(({ path, body }) => [path, body])).toEqual([
    ['/api/library/downloaded', { ids: ['a', 'b'] }],
    ['/api/library/downloaded', { ids: ['a', 'b'] }],
  ]);
});

test('marks codes even if there is no room to store the marks', async () => {
  const received = await serve(answer(200, { success: true }));
  const { user, getByRole } = renderPart(<Marks />);
  fillStorage();
  await user.click(getByRole('button', { name: 'Mark' }));
  await waitFor(() => expect(received.map(({ body }) => body)).toEqual([{ ids: ['a', 'b'] }]));
});
