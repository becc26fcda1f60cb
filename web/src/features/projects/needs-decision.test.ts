// @vitest-environment happy-dom
import type { Project } from '@everscan/contract/codes.schemas';
import type { Content } from '@everscan/core/content/index';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadContentTypes } from '../../codes/content-types.ts';
import { projectWith } from '../../testing/project.ts';
import { rememberDownloaded } from './downloaded-codes.ts';
import { needsDecision } from './needs-decision.ts';

beforeAll(async () => {
  await loadContentTypes();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T12:00:00Z') });
  rememberDownloaded(1, [{ id: 'downloaded' }]);
  return () => vi.useRealTimers();
});

const url = (address: string) => ({ type: 'url', data: { url: address } }) as Content;
const text = { type: 'text', data: { text: 'Hello' } } as Content;
const RECENT = '2026-11-27T12:00:00.000Z';
const OLD = '2026-11-27T11:59:59.999Z';

test.each<[string, boolean, Partial<Project>, Content]>([
  ['content that was made within a day', false, { createdAt: RECENT }, url('b.example')],
  ['content that was made more than a day ago', true, { createdAt: OLD }, url('b.example')],
  ['downloaded content', true, { id: 'downloaded', createdAt: RECENT }, url('b.example')],
  ['another type', true, { createdAt: RECENT }, text],
  ['a sample', false, { createdAt: OLD, data: { url: 'example.com' } } as Partial<Project>, text],
  ['a dynamic code', false, { createdAt: OLD, link: {} as Project['link'] }, url('b.example')],
  ['a code of an unknown age', true, { createdAt: undefined as never }, url('b.example')],
])('for %s: %s', (_what, isNeeded, code, next) => {
  expect(needsDecision(1, projectWith(code), next)).toBe(isNeeded);
});
