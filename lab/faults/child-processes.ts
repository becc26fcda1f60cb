import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

// Also runs when the drill is interrupted.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Makes a child end with this process. */
export function endWithParent(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** Sends `signal` to a child, and resolves when it has ended. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
