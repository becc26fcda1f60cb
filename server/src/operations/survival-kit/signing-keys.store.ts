import { generateKeyPairSync } from 'node:crypto';
import type { Db } from '../../platform/db/connect.ts';

/** The private key that signs survival kits, in PEM. The first call creates it. */
export async function signingKey(db: Db, now: number): Promise<string> {
  const existing = await findKey(db);
  if (existing !== undefined) return existing;
  const { privateKey } = generateKeyPairSync('ed25519');
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  await db
    .insertInto('signing_keys')
    .values({ name: 'survival-kit', private_key, created_at: now })
    .onConflict((conflict) => conflict.doNothing()) // another process was faster
    .execute();
  return (await findKey(db)) as string;
}

async function findKey(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('signing_keys')
    .select('private_key')
    .where('name', '=', 'survival-kit')
    .executeTakeFirst();
  return row?.private_key;
}
