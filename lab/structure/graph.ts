import type { Source } from './sources.ts';

type Sources = ReadonlyMap<string, Source>;

/** The sources that run in production. */
export function production(sources: Sources): Source[] {
  return [...sources.values()].filter(({ isTest }) => !isTest);
}

/** Exports that exactly one other file uses, as `FILE name`, and how many exports have a user at all. */
export function singleUses(sources: Sources, folders: readonly string[]) {
  const users = new Map<string, Set<string>>();
  const use = (user: string, from: string, name: string) => {
    const source = sources.get(from);
    if (!source) return;
    const names = name === '*' ? source.exports : [name];
    for (const each of names) {
      if (source.exports.includes(each)) {
        const key = `${from} ${each}`;
        users.set(key, (users.get(key) ?? new Set()).add(user));
      }
    }
    // Whoever imports from an index uses the file that it passes on.
    for (const passed of source.imports.filter(({ isPassedOn }) => isPassedOn)) {
      for (const each of passed.names) {
        if (each === '*' || name === '*' || each === name) {
          use(user, passed.from, each === '*' ? name : each);
        }
      }
    }
  };
  for (const { path, imports } of production(sources)) {
    for (const { from, names, isPassedOn } of imports) {
      if (from !== path && !isPassedOn) for (const name of names) use(path, from, name);
    }
  }
  const used = [...users].filter(([key]) => folders.some((folder) => key.startsWith(folder)));
  return {
    used: used.length,
    single: used.filter(([, by]) => by.size === 1).map(([key]) => key),
  };
}

/** Groups of folders that import each other, directly or through others. */
export function circles(sources: Sources, folderOf: (path: string) => string | undefined) {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of production(sources)) {
    const folder = folderOf(path);
    for (const { from } of imports) {
      const other = folderOf(from);
      if (folder === undefined || other === undefined || folder === other) continue;
      edges.set(folder, (edges.get(folder) ?? new Set()).add(other));
    }
  }
  const reached = new Map([...edges.keys()].map((folder) => [folder, reach(folder)]));
  function reach(start: string): Set<string> {
    const seen = new Set<string>();
    const waiting = [start];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      for (const next of edges.get(folder) ?? []) {
        if (!seen.has(next)) waiting.push(next);
        seen.add(next);
      }
    }
    return seen;
  }
  const groups = new Set<string>();
  for (const [folder, others] of reached) {
    if (!others.has(folder)) continue;
    const group = [...others].filter((other) => reached.get(other)?.has(folder));
    groups.add(group.sort().join(' '));
  }
  return [...groups];
}

/** Imports, as `FILE → FILE`, from a file that passes the first test of a file that passes the second. */
export function crossings(
  sources: Sources,
  isUser: (path: string) => boolean,
  isUsed: (from: string, path: string) => boolean,
): string[] {
  return production(sources)
    .filter(({ path }) => isUser(path))
    .flatMap(({ path, imports }) =>
      [...new Set(imports.map(({ from }) => from))]
        .filter((from) => isUsed(from, path))
        .map((from) => `${path} → ${from}`),
    );
}
