import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { BackupError } from './backup-error.ts';

const MANIFEST = 'manifest.json';
/** The only names that a backup may contain. */
const PART = /^(?:database\.(?:sqlite|dump)|scans\/[0-9a-f]{32}-\d{9}\.journal)$/;

const partSchema = z.object({
  name: z.string().regex(PART),
  bytes: z.int().nonnegative(),
  sha256: z.string(),
});

const manifestSchema = z.object({
  /** The version of the backup's format. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Version and commit of the software that made the backup. */
  version: z.string(),
  commit: z.string().optional(),
  database: z.enum(['sqlite', 'postgres']),
  databaseVersion: z.string(),
  /** The database's last migration. */
  schema: z.string(),
  /** Rows of the tables that an operator knows by name. */
  counts: z.record(z.string(), z.int()),
  parts: z.array(partSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
type Part = z.infer<typeof partSchema>;

export function isPartName(name: string): boolean {
  return name === MANIFEST || PART.test(name);
}

/** Describes the parts in `folder`, writes the manifest beside them, and returns all names for packing. */
export async function writeManifest(
  folder: string,
  description: Omit<Manifest, 'format' | 'parts'>,
): Promise<{ manifest: Manifest; names: string[] }> {
  const parts = await describeParts(folder);
  const manifest: Manifest = { format: 1, ...description, parts };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return { manifest, names: [MANIFEST, ...parts.map(({ name }) => name)] };
}

/**
 * Reads the manifest of an unpacked backup and compares it with the files.
 * @throws {BackupError} when a part is missing, added or different
 */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError('The file is not a backup of Everscan: it has no manifest.');
  });
  const manifest = parseManifest(text);
  const found = new Map((await describeParts(folder)).map((part) => [part.name, part]));
  for (const { name, bytes, sha256 } of manifest.parts) {
    const part = found.get(name);
    found.delete(name);
    if (!part) throw new BackupError(`The backup is damaged: ${name} is missing.`);
    if (part.bytes !== bytes || part.sha256 !== sha256) {
      throw new BackupError(`The backup is damaged: ${name} differs from its checksum.`);
    }
  }
  const [added] = found.keys();
  if (added) throw new BackupError(`The backup is damaged: ${added} is not in its manifest.`);
  return manifest;
}

function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupError('The backup has a manifest that this version cannot read.', error);
  }
}

async function describeParts(folder: string): Promise<Part[]> {
  const parts: Part[] = [];
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || file.name === MANIFEST) continue;
    const path = join(file.parentPath, file.name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
    const name = path.slice(folder.length + 1);
    parts.push({ name, bytes: (await stat(path)).size, sha256: hash.digest('hex') });
  }
  return parts.sort((a, b) => (a.name < b.name ? -1 : 1));
}
