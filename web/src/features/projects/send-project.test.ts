import type { CreateProjectBody } from '@everscan/contract/api/projects';
import { defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import { answer, serve } from '../../testing/serve.ts';
import { sendProject } from './send-project.ts';

const body = {
  title: 'Menu',
  type: 'url',
  data: { url: 'a.example' },
  style: 'dots',
  design: defaultDesign,
} as const;
const saved = { ...body, id: 'a', link: null, version: 1 };
const refusal = answer(400, { error: 'Unknown field', code: 'bad_request' });

const sendAll = async (given: CreateProjectBody, ...answers: Parameters<typeof serve>) => {
  const received = await serve(...answers);
  const project = await sendProject(given);
  return [project, ...received.map((request) => request.body)];
};

test('leaves out default values', async () => {
  const given = { ...body, isDownloaded: true };
  expect(await sendAll(given, answer(200, saved))).toEqual([saved, body]);
});

test('saves a project without the fields that a process of the previous version rejects', async () => {
  const given = { ...body, isDownloaded: false, position: 3 };
  expect(await sendAll(given, refusal, answer(200, saved))).toEqual([saved, given, body]);
});

test('reports the rejection of any other field at once', async () => {
  const received = await serve(refusal);
  await expect(sendProject({ ...body, isDownloaded: true })).rejects.toThrow('Unknown field');
  expect(received).toHaveLength(1);
});
