import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { onTestFinished } from 'vitest';
import { changedNow } from '../codes/sql.ts';
import type { Config } from '../config.ts';
import type { Db } from '../platform/db/connect.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { App } from '../platform/http/app-type.ts';
import { noLimits, testApp } from './app.ts';
import type { TestDatabase } from './databases.ts';

export async function newDataDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'everscan-data-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

export type LinkFields = Partial<Omit<Insertable<Schema['links']>, 'id' | 'code'>>;

/** Adds a link without an owner, and returns its id. */
export async function addLink(db: Db, code: string, fields: LinkFields = {}): Promise<number> {
  const target = 'https://shop.example/menu';
  const { id } = await db
    .insertInto('links')
    .values({
      ...{ code, target, location: target, state: 'active', version: 1 },
      ...{ created_at: Date.now(), updated_at: Date.now() },
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a link as the links feature does, so that every process follows. */
export async function alterLink(db: Db, code: string, fields: LinkFields): Promise<void> {
  const change = { ...fields, ...changedNow(db), updated_at: Date.now() };
  await db.updateTable('links').set(change).where('code', '=', code).execute();
}

/** Listens on a free port: short links are answered before Fastify, so `inject` does not reach them. */
export async function listen(app: App): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

type Options = { config?: Partial<Config>; clock?: () => number; missesPerMinute?: number };

/** Starts a server for short links. Unless told otherwise, it never limits requests for unknown codes. */
export async function serveLinks({ db, location }: TestDatabase, options: Options = {}) {
  const { config, missesPerMinute: notFound = 1e9, ...rest } = options;
  const app = await testApp({
    ...rest,
    db,
    limits: { ...noLimits, notFound },
    config: { database: location, dataDir: await newDataDir(), ...config },
  });
  return { app, url: await listen(app) };
}

const PERSON = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
};

/** Requests a short link without following the redirect. */
export function scan(
  url: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(url, { redirect: 'manual', ...init, headers: { ...PERSON, ...init.headers } });
}
