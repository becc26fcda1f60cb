import {
  checkKit,
  type KitFiles,
  type KitFindings,
  type KitProblem,
  MANIFEST,
  PUBLIC_KEY,
  SIGNATURE,
} from '@everscan/contract/survival-kit';
import { browserCrypto } from './browser-crypto.ts';
import type { FileTree } from './collect-files.ts';

export type CheckedKit = {
  /** The path of the kit's folder among the files. */
  path: string;
  /** The name of the kit's folder. */
  name: string;
  problems: readonly KitProblem[];
  /** Undefined if the kit has no key or signature. */
  findings: KitFindings | undefined;
  /** The name of the kit that the manifest refers to as the previous one, if it is among the files. */
  previous: string | undefined;
};

export type CheckResult = {
  kits: readonly CheckedKit[];
  /** The number of files that are not part of a kit, including those that a file manager left in it. */
  outside: number;
};

type Options = {
  signal: AbortSignal;
  /** Called after each file, with the number of files compared so far. */
  onProgress(done: number): void;
};

/** Files that Finder and Explorer write into folders. They are harmless: none of them is the page of a code. */
const FILE_MANAGER_FILES = /(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Checks every kit among the files. @throws when the browser cannot read or check them, or when `signal` aborts */
export async function checkKits(
  tree: FileTree,
  { signal, onProgress }: Options,
): Promise<CheckResult> {
  const roots = rootsOf(tree);
  const trees = new Map(roots.map((root): [string, FileTree] => [root, new Map()]));
  let outside = 0;
  for (const [path, blob] of tree) {
    const root = roots.find((one) => path.startsWith(one));
    if (root === undefined || FILE_MANAGER_FILES.test(path)) outside++;
    else trees.get(root)?.set(path.slice(root.length), blob);
  }
  const kits: CheckedKit[] = [];
  let done = 0;
  for (const [root, files] of trees) {
    const problems: KitProblem[] = [];
    const findings = await checkKit({
      files: kitFilesOf(files),
      crypto: browserCrypto,
      report: (problem) => problems.push(problem),
      onFile() {
        signal.throwIfAborted();
        done++;
        onProgress(done);
      },
    });
    const name = root.split('/').at(-2) ?? '';
    kits.push({ path: root, name, problems, findings, previous: undefined });
  }
  return { kits: kits.map((kit) => ({ ...kit, previous: previousOf(kit, kits) })), outside };
}

/**
 * The folders of kits, each ending with `/`. A kit inside another kit's folder counts as files of the outer one, which
 * reports them as a problem.
 */
function rootsOf(tree: FileTree): string[] {
  const roots = [...tree.keys()]
    .filter((path) => path === MANIFEST || path.endsWith(`/${MANIFEST}`))
    .map((path) => path.slice(0, -MANIFEST.length))
    .filter((root) => tree.has(root + SIGNATURE) || tree.has(root + PUBLIC_KEY))
    .sort();
  return roots.filter((root) => !roots.some((other) => other !== root && root.startsWith(other)));
}

function kitFilesOf(tree: FileTree): KitFiles {
  const read = async (path: string) => {
    const blob = tree.get(path);
    return blob && new Uint8Array(await blob.arrayBuffer());
  };
  return {
    paths: () => tree.keys(),
    read,
    async sha256(path) {
      const bytes = await read(path);
      return bytes && browserCrypto.sha256(bytes);
    },
  };
}

function previousOf({ findings }: CheckedKit, kits: readonly CheckedKit[]): string | undefined {
  const hash = findings?.manifest?.previous;
  return hash ? kits.find((kit) => kit.findings?.hash === hash)?.name : undefined;
}
