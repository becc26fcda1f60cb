import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { runBackupCommand } from '../operations/backups/backup-command.ts';
import { connect } from '../platform/db/connect.ts';
import { addLink, newDataDir } from './short-links.ts';

/** The time of every backup and restore in these tests. */
const NOW = Date.UTC(2026, 10, 22, 22, 40, 7);

/** Creates a data folder with one link. */
export async function newData(): Promise<string> {
  const dataDir = await newDataDir();
  const sqliteFile = join(dataDir, 'everscan.sqlite');
  await cp(inject('sqliteTemplate'), sqliteFile);
  const db = connect({ sqliteFile }, () => {});
  await addLink(db, 'CODE2222');
  await db.destroy();
  return dataDir;
}

/** Runs `npm run admin` with these arguments and settings. */
export function run(args: string[], variables: NodeJS.ProcessEnv = {}) {
  return runBackupCommand(args, {
    ...{ config: readConfig(variables), now: NOW, report() {} },
  });
}

export async function newBackup(
  dataDir: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<string> {
  const file = join(await newDataDir(), 'backup');
  const outcome = await run(['backup', file], { DATA_DIR: dataDir, ...variables });
  expect(outcome).toMatchObject({ ok: true });
  return file;
}

export async function codesIn(dataDir: string): Promise<string[]> {
  const db = connect({ sqliteFile: join(dataDir, 'everscan.sqlite') }, () => {});
  const rows = await db.selectFrom('links').select('code').execute();
  await db.destroy();
  return rows.map(({ code }) => code);
}

/** Writes a journal of scans, whose owner is named after one digit, and returns its name. */
export async function writeJournal(
  dataDir: string,
  digit: string,
  text = 'scans',
): Promise<string> {
  await mkdir(join(dataDir, 'scans'), { recursive: true });
  const name = `${digit.repeat(32)}-000000001.journal`;
  await writeFile(join(dataDir, 'scans', name), text, { mode: 0o600 });
  return name;
}

/** Sets where programs are found, until the test ends. */
export function usePath(value: string): void {
  const before = process.env.PATH;
  process.env.PATH = value;
  onTestFinished(() => {
    process.env.PATH = before;
  });
}

/** Writes a shell script that stands in for a program. */
export async function writeTool(file: string, lines: readonly string[]): Promise<void> {
  await writeFile(file, ['#!/bin/sh', ...lines, ''].join('\n'));
  await chmod(file, 0o700);
}
