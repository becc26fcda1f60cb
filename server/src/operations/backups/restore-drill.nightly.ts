import { describe, expect, onTestFinished, test } from 'vitest';
import { runRound } from '../../../../lab/faults/restore-round.ts';
import { connect } from '../../platform/db/connect.ts';
import { newBackup, run, usePath } from '../../testing/backups.ts';
import { startInstalledPostgres } from '../../testing/installed-postgres.ts';
import { startServer } from '../../testing/server-process.ts';
import { addLink, newDataDir } from '../../testing/short-links.ts';

describe('a restored backup contains all acknowledged writes and scans, once', () => {
  test('of PostgreSQL', async () => {
    const postgres = await startInstalledPostgres();
    onTestFinished(() => postgres.stop());
    let databases = 0;
    const newPostgres = () => postgres.createDatabase(`round${++databases}`);
    const { PATH } = postgres;
    const { differences, scans } = await runRound({
      ...{ writers: 4, isEncrypted: true, newPostgres, PATH },
    });
    expect(differences).toEqual([]);
    expect(scans).toBeGreaterThan(0);
    await expectReplaced(await newPostgres(), PATH);
  });

  /** Restores over existing data, which is kept in a separate schema. */
  async function expectReplaced(DATABASE_URL: string, PATH: string): Promise<void> {
    usePath(PATH);
    const dataDir = await newDataDir();
    const variables = { DATA_DIR: dataDir, DATABASE_URL };
    const server = await startServer(variables);
    await server.port;
    const db = connect({ postgresUrl: DATABASE_URL }, () => {});
    await addLink(db, 'CODE2222');
    const pooled = {
      ...{ DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      DATABASE_DIRECT_URL: DATABASE_URL,
    };
    const file = await newBackup(dataDir, pooled);
    await addLink(db, 'CODE3333');
    await db.destroy();
    const inUse = await run(['restore', file, '--replace'], pooled);
    expect(inUse?.message).toContain('Stop every process first');
    server.child.kill('SIGKILL');
    await server.exited;
    // PostgreSQL takes a moment to notice that the server is gone.
    const refusal = async () => (await run(['restore', file], pooled))?.message;
    await expect.poll(refusal).toContain('--replace');
    const outcome = await run(['restore', file, '--replace'], pooled);
    expect(outcome?.message).toContain('schema replaced_20261122t224007');
    const restored = connect({ postgresUrl: DATABASE_URL }, () => {});
    onTestFinished(() => restored.destroy());
    const codes = (schema: string) =>
      restored.withSchema(schema).selectFrom('links').select('code').execute();
    expect(await codes('public')).toEqual([{ code: 'CODE2222' }]);
    expect(await codes('replaced_20261122t224007')).toHaveLength(2);
  }
});
