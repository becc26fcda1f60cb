import type { BlockedHosts } from '../../redirects/redirects.ts';
import { buildBlockList } from '../../targets/block-list.ts';

/** @throws when the file exists but cannot be read: without it, a kit would lead to blocked hosts */
export async function readBlockList(file: string): Promise<BlockedHosts> {
  let isRead = true;
  const warn = () => {
    isRead = false;
  };
  const list = buildBlockList({ file, log: { info() {}, warn } });
  list.stop();
  await list.ready;
  if (!isRead) throw new Error(`The block list ${file} cannot be read.`);
  return list;
}
