import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** Fails a run of Playwright that skipped a test; `scripts/refuse-skips.ts` does the same for Vitest. */
export default class RefuseSkips implements Reporter {
  readonly #skipped: string[] = [];

  onTestEnd(test: TestCase): void {
    if (test.expectedStatus === 'skipped') this.#skipped.push(test.titlePath().join(' '));
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    if (this.#skipped.length === 0) return undefined;
    process.stderr.write(`\nNo test may be skipped:\n${this.#skipped.join('\n')}\n`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
