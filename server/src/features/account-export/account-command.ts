import { createReadStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { storedEmail } from '@everscan/contract/email';
import { beforeSection, sectionStart } from '@everscan/contract/export-file';
import type { Outcome } from '../../admin-usage.ts';
import { findUserByEmail, ownerOf, recordCommand } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { LinkRules } from '../links/links.ts';
import { ImportError, importAccount, parseImport } from './import-account.ts';
import { writeExport } from './write-export.ts';

type Options = { db: Db; rules: LinkRules; now: number; output: Writable };

/**
 * `export EMAIL` writes an account to `output`, `import FILE EMAIL` imports one into an existing
 * account (docs/codes-outlive-us.md). Returns undefined for other commands.
 */
export async function runAccountCommand(
  args: readonly string[],
  { db, rules, now, output }: Options,
): Promise<Outcome | undefined> {
  const [command, ...rest] = args;
  if (command === 'export' && rest.length === 1)
    return exportTo(output, db, storedEmail(String(rest[0])), now);
  if (command !== 'import' || rest.length !== 2) return undefined;
  try {
    const file = parseImport(await readBeforeScans(String(rest[0])));
    const email = storedEmail(String(rest[1]));
    const { added, alreadyPresent, onOtherServer, leftOut } = await importAccount(db, {
      email,
      file,
      rules,
      now,
    });
    const note =
      onOtherServer > 0
        ? ` ${onOtherServer} of them contain another server's address. Point that host name at this server and set SHORT_URL to it.`
        : '';
    return {
      ok: true,
      message: [
        `${codes(added)} imported, ${alreadyPresent} already existed.${note}`,
        ...leftOut.map((line) => `  - not imported: ${line}`),
      ].join('\n'),
    };
  } catch (error) {
    if (error instanceof ImportError) return { ok: false, message: error.message };
    throw error;
  }
}

/** Reads an export up to its scans, which are not imported and may not fit into a string. */
async function readBeforeScans(file: string): Promise<string> {
  const end = sectionStart('scans');
  const parts: string[] = [];
  let seen = '';
  for await (const part of createReadStream(file, { encoding: 'utf8', highWaterMark: 2 ** 20 })) {
    parts.push(part);
    seen = seen.slice(-end.length) + part;
    if (seen.includes(end)) break;
  }
  return beforeSection(parts.join(''), 'scans');
}

function codes(count: number): string {
  return `${count} ${count === 1 ? 'code' : 'codes'}`;
}

async function exportTo(output: Writable, db: Db, email: string, now: number): Promise<Outcome> {
  const user = await findUserByEmail(db, email);
  if (!user) return { ok: false, message: `${email} has no account.` };
  await recordCommand(db, 'export', user.id, now);
  const text = Readable.from(writeExport(db, ownerOf(user), now), { highWaterMark: 1 });
  await pipeline(text, output, { end: false });
  return { ok: true, message: '' };
}
