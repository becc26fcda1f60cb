import type { Reporter, TestModule, Vitest } from 'vitest/node';

/**
 * Fails a run of Vitest that skipped a test: a test that lacks something must fail, or belong to the nightly
 * run. Tests that `-t` leaves out do not count.
 */
export default class RefuseSkips implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#vitest?.config.testNamePattern) return;
    const skipped = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests('skipped')].map(({ fullName }) => `${relativeModuleId}: ${fullName}`),
    );
    if (skipped.length === 0) return;
    process.exitCode = 1;
    process.stderr.write(`\nNo test may be skipped:\n${skipped.join('\n')}\n`);
  }
}
