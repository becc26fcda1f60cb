import { readFileSync } from 'node:fs';
import type { Pixels } from '../../src/image/pixels.ts';

/**
 * Groups of scanners. Phone makers publish neither their engines nor figures about them, so the two engines
 * of our own scan check represent `phones`.
 */
export type Family = 'phones' | 'apps' | 'older';

/** A program that reads QR codes. */
export type Engine = {
  readonly id: string;
  readonly name: string;
  readonly family: Family;
  /** As its package reports it. */
  readonly version: string;
  /** Whether it is installed on this machine. */
  readonly isInstalled: boolean;
  /** The text of each picture, in order; `undefined` for a picture that it cannot read. */
  read(pictures: readonly Pixels[]): Promise<(string | undefined)[]>;
};

/**
 * Wraps a decoder from npm that reads one picture at a time and may throw on a picture that it cannot read.
 */
export function engineOfPackage(
  entry: Pick<Engine, 'id' | 'name' | 'family'> & {
    readonly package: string;
    decode(picture: Pixels): string | undefined | Promise<string | undefined>;
  },
): Engine {
  const { id, name, family, decode } = entry;
  return {
    id,
    name,
    family,
    version: versionOf(entry.package),
    isInstalled: true,
    async read(pictures) {
      const texts: (string | undefined)[] = [];
      for (const picture of pictures) {
        try {
          texts.push(await decode(picture));
        } catch {
          texts.push(undefined);
        }
      }
      return texts;
    },
  };
}

const nodeModules = new URL('../../../node_modules/', import.meta.url);

function versionOf(name: string): string {
  const file = readFileSync(new URL(`${name}/package.json`, nodeModules), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

/** Decodes a symbol's bytes; `undefined` if they are not valid UTF-8. */
export function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

// A byte order mark counts as content, like any other character.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
