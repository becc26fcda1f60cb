/**
 * What the structure of this repository promises, as numbers that only fall. When a change lowers one, lower its
 * bound here. `npm run lab -- structure` prints all, and `npm run lab -- structure WORD` the places that one counts.
 */
import { circles, crossings, production, singleUses } from './graph.ts';
import { IN_CODES, waysToOwnedTables } from './owned-tables.ts';
import { readTexts, type Source } from './sources.ts';

export type Ratchet = {
  readonly what: string;
  readonly atMost: number;
  /** The places that are counted, one each, or a number with the places that it consists of. */
  count(sources: ReadonlyMap<string, Source>): Count;
};
type Count = readonly string[] | { readonly number: number; readonly places: readonly string[] };

const server = /^server\/src\//;
const messages = /^messages\//;
/** Where the server turns codes and facts into words: the presenter, the mails, and the pages that redirects show. */
const WORDED = /^server\/src\/(?:platform\/http\/presenter|mails\/index|redirects\/pages)\.ts$/;
/** What a feature may use without asking another. */
const SHARED = new Set(['platform', 'testing']);

/** The feature that a file of the server belongs to. */
function featureOf(path: string): string | undefined {
  const [, folder] = /^server\/src\/(?:features\/)?([^/]+)\/./.exec(path) ?? [];
  return folder === undefined || SHARED.has(folder) || folder === 'features' ? undefined : folder;
}

/** The folder of the server or of the web application that a file belongs to. */
function folderOf(path: string): string | undefined {
  return /^(?:server|web|core)\/src\/(?:features\/[^/]+|[^/]+)(?=\/)/.exec(path)?.[0];
}

const imports =
  (isUser: (path: string) => boolean, isUsed: (from: string, path: string) => boolean) =>
  (sources: ReadonlyMap<string, Source>) =>
    crossings(sources, isUser, isUsed);

/** Files rather than imports, since one file usually needs several messages. */
const importersOfMessages =
  (isUser: (path: string) => boolean) => (sources: ReadonlyMap<string, Source>) =>
    production(sources)
      .filter(
        ({ path, imports }) => isUser(path) && imports.some(({ from }) => messages.test(from)),
      )
      .map(({ path }) => path);

const matches = (folder: RegExp, pattern: RegExp) => (sources: ReadonlyMap<string, Source>) =>
  production(sources)
    .filter(({ path }) => folder.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path} ${found}`));

/** The only files that write saved codes and their links (docs/decisions/0059-one-writer-of-saved-codes.md). */
const WRITERS_OF_CODES = /^server\/src\/codes\/(?:change|create|remove|moderation)\.ts$/;
const WRITES_CODES =
  /\b(?:insertInto|updateTable|deleteFrom)\('(?:projects|links)'\)|\b(?:insert|update)Rows(?:<[^>]*>)?\(\s*\w+,\s*'(?:projects|links)'|\bowned(?:InBin)?\(\w+, \w+, '(?:projects|links)'\)\s*\.(?:update|delete)\b/g;

const lines = (folder: RegExp) => (sources: ReadonlyMap<string, Source>) =>
  sum(
    production(sources)
      .filter(({ path }) => folder.test(path) && !path.includes('/migrations/'))
      .map(({ path, text }) => [path, text.split('\n').length - 1]),
  );

const percentUsedOnce =
  (...folders: readonly string[]) =>
  (sources: ReadonlyMap<string, Source>) => {
    const { used, single } = singleUses(sources, folders);
    return { number: Math.round((100 * single.length) / used), places: single };
  };

function sum(parts: readonly (readonly [string, number])[]) {
  return {
    number: parts.reduce((sum, [, number]) => sum + number, 0),
    places: parts.toSorted((a, b) => b[1] - a[1]).map(([path, number]) => `${number} ${path}`),
  };
}

export const ratchets: readonly Ratchet[] = [
  {
    what: 'imports of features by platform',
    atMost: 0,
    count: imports(
      (path) => path.startsWith('server/src/platform/'),
      (from) => featureOf(from) !== undefined,
    ),
  },
  {
    what: "imports of another feature's inside",
    atMost: 30,
    count: imports(
      (path) => server.test(path),
      (from, path) =>
        featureOf(from) !== undefined &&
        featureOf(from) !== featureOf(path) &&
        !from.endsWith('/index.ts'),
    ),
  },
  {
    what: 'folders in circles',
    atMost: 0,
    count: (sources) => circles(sources, folderOf).flatMap((group) => group.split(' ')),
  },
  {
    what: 'files of core that import messages',
    atMost: 0,
    count: importersOfMessages((path) => path.startsWith('core/')),
  },
  {
    what: 'files of contract that import messages',
    atMost: 0,
    count: importersOfMessages((path) => path.startsWith('contract/')),
  },
  {
    what: 'files of the server that import messages, other than the presenter, mails and scanner pages',
    atMost: 0,
    count: importersOfMessages((path) => server.test(path) && !WORDED.test(path)),
  },
  {
    what: 'queries of owned tables that name no caller, outside the folders of saved codes',
    atMost: 0,
    count: (sources) => waysToOwnedTables(sources).filter((place) => !IN_CODES.test(place)),
  },
  {
    what: 'queries of owned tables that name no caller, in the folders of saved codes',
    atMost: 28,
    count: (sources) => waysToOwnedTables(sources).filter((place) => IN_CODES.test(place)),
  },
  {
    what: 'writes of saved codes or links outside their writers',
    atMost: 0,
    count: (sources) =>
      matches(
        /^server\/src\/(?!platform\/db\/migrations\/)/,
        WRITES_CODES,
      )(sources).filter((place) => !WRITERS_OF_CODES.test(place.split(' ')[0] ?? '')),
  },
  {
    what: "addresses of calls, '/api/…', in the web application",
    atMost: 0,
    count: matches(/^web\/src\//, /['"`]\/api\/[^'"`]*/g),
  },
  {
    what: 'buttons that lose the focus because they are disabled while their work runs',
    atMost: 0,
    count: matches(
      /^web\/src\/.*\.tsx$/,
      /(?<![-\w])disabled=\{[^}]*\bis(?:Adding|Asking|Busy|Leaving|Pending|Removing|Saving|Sending|Starting|Trying|Updating)\b[^}]*\}/g,
    ),
  },
  {
    what: 'percent of used exports of the server that one file uses',
    atMost: 62,
    count: percentUsedOnce('server/src/'),
  },
  {
    what: 'percent of used exports of the web application that one file uses',
    // Raised when a file that loaded a module on demand was simplified: that counts as a use of each of its exports.
    atMost: 59,
    count: percentUsedOnce('web/src/'),
  },
  {
    what: 'percent of used exports of core and contract that one file uses',
    // Schemas are private to their tables now, so what is left to export has fewer users.
    atMost: 36,
    count: percentUsedOnce('core/src/', 'contract/src/'),
  },
  {
    what: 'files of the server called .service',
    atMost: 0,
    count: (sources) => [...sources.keys()].filter((path) => /\.service\.ts$/.test(path)),
  },
  {
    what: 'lines of core, contract and server without tests and migrations',
    // Raised for what the server newly does: it starts on disks that take no writes, names remedies, passes queries on,
    // keeps a file of links that stands in for a damaged database, tells when a code was last changed, and asks who is
    // signed in before it deletes an account; and for frames that were redrawn, whose earlier drawings stay for what is
    // printed, and the sizes and colours of logos;
    // for folders, tags, filters and kits that a late repetition finds.
    atMost: 49_080,
    count: lines(/^(?:core|contract|server)\/src\//),
  },
  {
    what: 'lines of the web application without tests',
    // Raised for the outbox of edits: an ordered queue that several tabs share, what earlier releases have stored, and
    // the questions before a sign-out or an edit loses something; for the address of the open code,
    // the account menu of every page, rows of looks drawn with the visitor's code, and the memory of what the generator
    // showed, which keeps its place; for menus in the generator; for quick controls, icons as logos and surprises; for a menu of
    // formats, a verdict with its score as a ring, and toasts of downloads on phones; for the page of settings, and the
    // keys that reach Undo; for a menu, single keys and a panel of each code in the list; for drawn objects
    // that show a code in use, and a page of brand kits; for asking again for the limits of an account after a refusal, and a
    // privacy policy that states the settings of its site; for pictures of designs in place of their names;
    // for a code that another tab has made, and for what the panel and the waiting rows do with the focus.
    atMost: 42_420,
    count: lines(/^web\/src\//),
  },
  {
    what: 'words of documents',
    atMost: 30_000,
    count: () =>
      sum([...readTexts('**/*.md')].map(([path, text]) => [path, text.match(/\S+/g)?.length ?? 0])),
  },
];

export function tally({ count }: Ratchet, sources: ReadonlyMap<string, Source>) {
  const counted = count(sources);
  return 'places' in counted ? counted : { number: counted.length, places: counted };
}
