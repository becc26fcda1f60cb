import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The output of a program, even if it exits with an error, as for a picture without a code. */
export async function outputOf(program: string, args: readonly string[]): Promise<string> {
  try {
    return (await run(program, args, { maxBuffer: 1 << 28 })).stdout;
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? '';
  }
}

/** The first line that a program prints, or `undefined` if it is not installed or fails. */
export function firstLineOf(program: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0] : undefined;
}

/** The upstream version of a Debian package. */
export function debianVersionOf(name: string): string {
  const version = firstLineOf('dpkg-query', ['--show', name])?.split('\t')[1];
  return version?.replace(/[+-].*/, '') ?? 'unknown';
}

/** Decodes a program's output: one line of Base64 per picture, or `-` for none. */
export function decodeTexts(output: string, count: number): (string | undefined)[] {
  const lines = output.split('\n');
  return Array.from({ length: count }, (_, i) => {
    const line = lines[i];
    return line && line !== '-' ? Buffer.from(line, 'base64').toString('utf8') : undefined;
  });
}
