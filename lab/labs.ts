/** A script of the lab: `npm run lab -- NAME [ARGUMENTS]`. */
export type Lab = {
  readonly name: string;
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly about: string;
  /** How long it takes with its defaults, on two cores. */
  readonly takes: string;
  /** Debian's packages by the program that each is needed for. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Needs the built site. */
  readonly site?: true;
  /** The arguments of its shortest run. A script that needs programs only looks for them. */
  readonly smoke: readonly string[];
  /** The arguments of its nightly runs. */
  readonly nightly?: readonly (readonly string[])[];
};

const drawing = {
  gs: 'ghostscript',
  pdftoppm: 'poppler-utils',
  'rsvg-convert': 'librsvg2-bin',
  qpdf: 'qpdf',
  'icons/Adwaita': 'adwaita-icon-theme',
  openclipart: 'openclipart-svg',
};
const backups = { pg_dump: 'postgresql', age: 'age' };

export const labs: readonly Lab[] = [
  // Benchmarks
  {
    name: 'libraries',
    file: 'lab/bench/libraries.ts',
    about: 'symbols, SVG and PNG files beside those of other libraries',
    takes: '1 min',
    smoke: [],
    nightly: [[]],
  },
  {
    name: 'pages',
    file: 'lab/bench/pages.ts',
    about: 'weight, delays, scan check and Lighthouse scores of the site',
    takes: '6 min',
    site: true,
    smoke: [],
    nightly: [[]],
  },
  {
    name: 'bulk',
    file: 'lab/bench/bulk.ts',
    about: 'five thousand codes from a list to a checked zip; label sheets',
    takes: '6 min',
    site: true,
    smoke: ['2'],
    nightly: [[]],
  },
  {
    name: 'bulk-links',
    file: 'lab/bench/bulk-links.ts',
    about:
      'five thousand dynamic codes in a browser, while the server is killed and the tab closed',
    takes: '5 min',
    site: true,
    smoke: ['3'],
    nightly: [[]],
  },
  {
    name: 'library-scroll',
    file: 'lab/bench/library-scroll.ts',
    about: 'scrolling through five thousand codes with logos',
    takes: '2 min',
    site: true,
    smoke: ['20'],
    nightly: [[]],
  },
  {
    name: 'library',
    file: 'lab/bench/library.ts',
    about: 'pages, searches and jobs of a library of five thousand codes',
    takes: '5 min',
    smoke: ['100', 'sqlite'],
    nightly: [[]],
  },
  {
    name: 'all-codes',
    file: 'lab/bench/all-codes.ts',
    about: 'how long the report on all codes blocks the event loop',
    takes: '2 min',
    smoke: ['3', '2', 'sqlite'],
    nightly: [[]],
  },
  {
    name: 'redirects',
    file: 'lab/bench/redirects.ts',
    about: 'redirects beside a bare node:http server',
    takes: '4 min',
    smoke: ['sqlite'],
    nightly: [[]],
  },
  {
    name: 'scans',
    file: 'lab/bench/scans.ts',
    about: 'reports of a code with ten million scans, and how fast scans are recorded',
    takes: '15 min',
    smoke: ['2000', 'sqlite'],
  },
  {
    name: 'analytics',
    file: 'lab/bench/analytics.ts',
    about: 'the dashboard with a million downloads',
    takes: '20 min',
    smoke: ['1000', 'sqlite'],
  },
  {
    name: 'backup',
    file: 'lab/bench/backup.ts',
    about: 'redirects during a backup of a large database',
    takes: '5 min',
    smoke: ['0.001', '1'],
    nightly: [[]],
  },
  {
    name: 'reset-timing',
    file: 'lab/bench/reset-timing.ts',
    about: 'whether the time of a forgotten password reveals an account',
    takes: '1 min',
    smoke: ['5'],
    nightly: [[]],
  },
  {
    name: 'structure',
    file: 'lab/structure/run.ts',
    about: 'what the structure of the sources promises, counted',
    takes: '2 s',
    smoke: [],
    nightly: [[]],
  },
  {
    name: 'documents',
    file: 'lab/documents/run.ts',
    about: 'the commands of the documents',
    takes: '1 min',
    needs: { 'age-keygen': 'age' },
    smoke: ['3'],
    nightly: [[]],
  },
  // Faults: the real server, killed with SIGKILL
  {
    name: 'processes',
    file: 'lab/processes/run.ts',
    about: 'tests that kill, crowd, cut off and restart servers and PostgreSQL',
    takes: '7 min',
    smoke: ['flood', 'handles', 'takeover', 'interrupted-backup', 'npm'],
    nightly: [[]],
  },
  {
    name: 'faults',
    file: 'lab/faults/run.ts',
    about: 'kills the server while fifty writers use it',
    takes: '10 min',
    smoke: ['1', 'sqlite'],
    nightly: [['20'], ['20', 'postgres']],
  },
  {
    name: 'faults-addresses',
    file: 'lab/faults/addresses.ts',
    about: 'kills the server during resets, changes of addresses, invitations and second factors',
    takes: '20 min',
    smoke: ['1', 'sqlite'],
    nightly: [['20']],
  },
  {
    name: 'faults-bulk',
    file: 'lab/faults/bulk.ts',
    about: 'kills the server during an upload of a list of dynamic codes',
    takes: '2 min',
    smoke: ['10', '1', 'sqlite'],
    nightly: [[]],
  },
  {
    name: 'faults-scans',
    file: 'lab/faults/scans.ts',
    about: 'kills servers while codes are scanned, and stops their database',
    takes: '15 min',
    smoke: ['1', '1'],
    nightly: [['20', '20']],
  },
  // Drills: whole installations
  {
    name: 'beside',
    file: 'lab/faults/beside.ts',
    about: 'redirects beside lists, logins, exports, held bodies and the deletion of an account',
    takes: '12 min',
    smoke: ['sqlite', 'lists1', 'bodies'],
    nightly: [[]],
  },
  {
    name: 'away',
    file: 'lab/faults/away.ts',
    about:
      'a million codes redirect after a restart without PostgreSQL, and their scans are counted',
    takes: '3 min',
    smoke: ['50', '0'],
    nightly: [[]],
  },
  {
    name: 'drill-clock',
    file: 'lab/faults/clock.ts',
    about:
      'the clock of the server jumps by up to forty days while targets change and codes are scanned',
    takes: '5 min',
    needs: { faketime: 'faketime' },
    smoke: [],
    nightly: [[]],
  },
  {
    name: 'drill-restore',
    file: 'lab/faults/restore.ts',
    about: 'backs up under load, deletes, restores and compares',
    takes: '10 min',
    needs: backups,
    smoke: ['1'],
    nightly: [['5']],
  },
  {
    name: 'drill-kit',
    file: 'lab/faults/kit.ts',
    about: 'serves a survival kit with nginx, and follows every code',
    takes: '10 min',
    needs: { nginx: 'nginx-light' },
    smoke: [],
    nightly: [['2000', '100000', '/tmp']],
  },
  {
    name: 'drill-alerts',
    file: 'lab/faults/alerts.ts',
    about: 'the alert rules, with promtool',
    takes: '5 s',
    needs: { promtool: 'prometheus' },
    smoke: [],
    nightly: [[]],
  },
  {
    name: 'drill-proxies',
    file: 'lab/faults/proxies.ts',
    about: 'restarts two processes behind HAProxy, nginx, Caddy and PgBouncer under load',
    takes: '30 min',
    needs: {
      haproxy: 'haproxy',
      nginx: 'nginx-light',
      caddy: 'caddy',
      pgbouncer: 'pgbouncer',
      openssl: 'openssl',
    },
    site: true,
    smoke: [],
    nightly: [['4', 'haproxy', 'nginx', 'caddy']],
  },
  {
    name: 'drill-failover',
    file: 'lab/faults/failover.ts',
    about: 'kills, cuts off and hangs the primary of three PostgreSQL machines under Patroni',
    takes: '10 min',
    needs: {
      patroni: 'patroni',
      etcd: 'etcd-server',
      haproxy: 'haproxy',
      ip: 'iproute2',
    },
    site: true,
    smoke: [],
    nightly: [['1', '1', '0']],
  },
  // Proofs of codes
  {
    name: 'proof',
    file: 'lab/proofs/readers.ts',
    about: 'share of pictures that each engine reads, for the tables of docs/scannability.md',
    takes: '1 h',
    needs: { gs: 'ghostscript', pdftoppm: 'poppler-utils' },
    smoke: ['defaults', '--sample', '1'],
  },
  {
    name: 'judges',
    file: 'lab/proofs/judges.ts',
    about: 'the score of designs beside engines that the check does not use',
    takes: '40 min',
    needs: { ZXingReader: 'zxing-cpp-tools', zbarimg: 'zbar-tools', python3: 'python3-opencv' },
    smoke: [],
    nightly: [['--seed', '$SEED']],
  },
  {
    name: 'surprises',
    file: 'lab/proofs/surprises.ts',
    about: 'random looks in a row: how they read, how many differ, how long one takes',
    takes: '2 min',
    smoke: ['20'],
    nightly: [['500', '$SEED']],
  },
  {
    name: 'raster',
    file: 'lab/proofs/raster.ts',
    about: 'PNG, JPEG and WebP files opened by six decoders',
    takes: '15 min',
    smoke: ['--files', '1'],
    nightly: [['--files', '3000', '--seed', '$SEED']],
  },
  {
    name: 'vectors',
    file: 'lab/proofs/vectors.ts',
    about: 'SVG, PDF and EPS files drawn by six renderers',
    takes: '30 min',
    needs: { ...drawing, qpdf: 'qpdf' },
    smoke: [],
    nightly: [['--files', '300', '--seed', '$SEED']],
  },
  {
    name: 'browsers',
    file: 'lab/browsers/run.ts',
    about: 'logos, downloads, copies and zips in Firefox and WebKit, read by other programs',
    takes: '15 min',
    needs: {
      ...drawing,
      convert: 'imagemagick',
      inkscape: 'inkscape',
      mutool: 'mupdf-tools',
      'firefox-esr': 'firefox-esr',
      WebKitWebDriver: 'webkit2gtk-driver',
      Xvfb: 'xvfb',
    },
    smoke: [],
    nightly: [[]],
  },
];
