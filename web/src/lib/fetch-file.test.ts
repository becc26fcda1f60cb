import { expect, test } from 'vitest';
import { answer, serve } from '../testing/serve.ts';
import { fetchFile } from './fetch-file.ts';

const fetchExport = () => fetchFile('GET /api/export', () => {}, new AbortController().signal);

test.each([
  // The server answers in English, and the site has its own text for the code.
  [{ error: 'Signed out', code: 'signed_out' }, 'You are signed out. Please sign in again.'],
  [{ error: 'The disk is full' }, 'The disk is full'],
  ['<h1>Bad gateway</h1>', ''],
])('reports %j as "%s"', async (body, reason) => {
  await serve(answer(401, body));
  await expect(fetchExport()).rejects.toThrow(new Error(reason));
});
