import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../db/connect.ts';
import { buildBlockList } from '../abuse/abuse.service.ts';
import { writeKit } from './kit-writer.ts';
import type { NightlyKitData } from './nightly-kits.ts';

/** The worker thread that writes a nightly kit, so that redirects never wait for it. */
const { location, blockListFile, ...options } = workerData as NightlyKitData;

const db = connect(location, () => {});
try {
  const warnings: unknown[] = [];
  const log = { info() {}, warn: (problem: unknown) => void warnings.push(problem) };
  const blockList = buildBlockList({ file: blockListFile, log });
  blockList.stop();
  await blockList.ready;
  // Without its list, the kit would lead to blocked hosts.
  if (warnings.length > 0) throw new Error('the block list cannot be read');
  parentPort?.postMessage(await writeKit({ ...options, db, blockList }));
} finally {
  await db.destroy();
}
