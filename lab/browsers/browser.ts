import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A browser of Debian, driven as a person would: with clicks, keys and files. Elements are named by XPath. */
export type Browser = {
  readonly name: string;
  /** Where it saves downloads. */
  readonly downloads: string;
  open(address: string): Promise<void>;
  /** Waits for the element. */
  click(xpath: string): Promise<void>;
  /** Replaces the text of a field. */
  fill(xpath: string, text: string): Promise<void>;
  chooseFile(xpath: string, path: string): Promise<void>;
  /** Presses Ctrl+V. */
  paste(): Promise<void>;
  /** Runs the body of an async function in the page. */
  run<Result>(body: string, ...args: readonly unknown[]): Promise<Result>;
  close(): Promise<void>;
};

/** How long to wait for anything. */
export const PATIENCE_MS = 120_000;

/** Asks until there is an answer. @throws when there is none for too long */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | null | false>,
): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await pause(100);
  }
}

/** The text of an element in the page, once it is there. */
export function textOf(browser: Browser, xpath: string): Promise<string> {
  return until(xpath, () =>
    browser.run<string | null>(
      `const found = document.evaluate(args[0], document, null, 9).singleNodeValue;
       return found && (found.textContent || ' ');`,
      xpath,
    ),
  );
}

/** What a click saves. */
export async function downloaded(
  browser: Browser,
  click: () => Promise<void>,
): Promise<{ name: string; bytes: Uint8Array }> {
  const before = new Set(readdirSync(browser.downloads));
  await click();
  let size = -1;
  const name = await until(`a download of ${browser.name}`, async () => {
    const added = readdirSync(browser.downloads).filter((file) => !before.has(file));
    const [file] = added;
    if (added.length !== 1 || !file || /\.(part|wkdownload)$/.test(file)) return undefined;
    const last = size;
    size = statSync(join(browser.downloads, file)).size;
    return size > 0 && size === last ? file : undefined;
  });
  return { name, bytes: new Uint8Array(readFileSync(join(browser.downloads, name))) };
}
