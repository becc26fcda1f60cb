import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configOf } from './proxy-programs.ts';

const BRIDGE = 'evs-drill';
const NUMBERS = [1, 2, 3];
/** With these, an election ends within seconds even on a busy machine. */
const ETCD_TIMES = ['--heartbeat-interval=200', '--election-timeout=2000'];
/** `docs/many-machines.md` explains why. */
const ETCD_FLAGS = ['--enable-v2=true', '--pre-vote=true'];
/** How often to kill processes that others keep restarting. */
const MAX_KILLS = 50;
const PROMOTED = /promoted self to leader/;

/**
 * A machine of the cluster: a network namespace with etcd, Patroni and PostgreSQL. Their files and output are
 * in `folder`.
 */
export class FailoverNode {
  readonly name: string;
  readonly address: string;
  /** When Patroni last reported that it promotes PostgreSQL, as `performance.now()`; 0 before that. */
  promotedAt = 0;
  readonly #namespace: string;
  readonly #link: string;
  readonly #folder: string;
  readonly #children: ChildProcess[] = [];

  constructor(number: number, folder: string) {
    this.name = `node${number}`;
    this.address = addressOf(number);
    this.#namespace = `${BRIDGE}-${number}`;
    this.#link = `${BRIDGE}${number}`;
    this.#folder = join(folder, this.name);
  }

  /** Creates the network of the machine, and the files of its programs. */
  async create(): Promise<void> {
    const [namespace, link] = [this.#namespace, this.#link];
    ip('netns', 'add', namespace);
    ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
    ip('link', 'set', link, 'master', BRIDGE, 'up');
    ip('-n', namespace, 'addr', 'add', `${this.address}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) ip('-n', namespace, 'link', 'set', device, 'up');
    const config = await configOf('patroni.yml', [
      ['name: node1', `name: ${this.name}`],
      ...['listen: ', 'connect_address: '].flatMap((key): [string, string][] =>
        [5432, 8008].map((port) => [`${key}10.0.0.1:${port}`, `${key}${this.address}:${port}`]),
      ),
      ...NUMBERS.map((number): [string, string] => [
        `10.0.0.${number}:2379`,
        `${addressOf(number)}:2379`,
      ]),
      ['10.0.0.0/24', '10.46.0.0/24'],
      ['/var/lib/postgresql/15/everscan', join(this.#folder, 'data')],
      ['/var/lib/postgresql/everscan.pgpass', join(this.#folder, 'pgpass')],
      ['/var/run/postgresql', this.#folder],
    ]);
    await mkdir(this.#folder);
    await chmod(this.#folder, 0o755);
    await writeFile(join(this.#folder, 'patroni.yml'), config);
    const [uid, gid] = [idOf('-u'), idOf('-g')];
    await chown(this.#folder, uid, gid);
  }

  /** Starts the programs that are not running. */
  start(): void {
    const peers = NUMBERS.map((number) => `node${number}=http://${addressOf(number)}:2380`);
    const [client, peer] = [`http://${this.address}:2379`, `http://${this.address}:2380`];
    const etcd = [
      ...['--name', this.name, '--data-dir', join(this.#folder, 'etcd')],
      ...[...ETCD_TIMES, ...ETCD_FLAGS],
      ...['--listen-client-urls', `${client},http://127.0.0.1:2379`],
      ...['--advertise-client-urls', client, '--listen-peer-urls', peer],
      ...['--initial-advertise-peer-urls', peer, '--initial-cluster', peers.join()],
    ];
    this.#run('etcd', etcd);
    this.#run('patroni', [join(this.#folder, 'patroni.yml')]);
  }

  /** Kills everything on this machine, or only PostgreSQL. */
  kill(what: 'machine' | 'postgres'): void {
    signal(what === 'machine' ? this.#pids() : this.#pids('postgres'), 'SIGKILL');
  }

  /** Suspends PostgreSQL and Patroni. */
  hang(): void {
    this.#suspended = this.#pids('postgres', 'patroni');
    signal(this.#suspended, 'SIGSTOP');
  }

  unhang(): void {
    signal(this.#suspended, 'SIGCONT');
    this.#suspended = [];
  }

  /** Takes the machine off the network, or connects it again. */
  connect(isConnected: boolean): void {
    ip('link', 'set', this.#link, isConnected ? 'up' : 'down');
  }

  /** The state that Patroni reports for this machine; undefined when it does not respond. */
  async state(): Promise<PatroniState | undefined> {
    try {
      const signal = AbortSignal.timeout(1_000);
      const response = await fetch(`http://${this.address}:8008/patroni`, { signal });
      return (await response.json()) as PatroniState;
    } catch {
      return undefined;
    }
  }

  #suspended: number[] = [];

  #run(name: 'etcd' | 'patroni', args: readonly string[]): void {
    const running = this.#children.find(({ spawnargs }) => spawnargs.includes(name));
    if (running && running.exitCode === null && running.signalCode === null) return;
    if (running) this.#children.splice(this.#children.indexOf(running), 1);
    const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];
    const command = ['netns', 'exec', this.#namespace, ...asPostgres, name, ...args];
    const child = spawn('ip', command, { stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(join(this.#folder, `${name}.log`), { flags: 'a' });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        if (PROMOTED.test(String(text))) this.promotedAt = performance.now();
        log.write(text);
      });
    }
    this.#children.push(child);
  }

  #pids(...names: string[]): number[] {
    return pidsIn(this.#namespace, names);
  }
}

export type PatroniState = {
  state: string;
  role: string;
  timeline?: number;
  sync_standby?: boolean;
  replication?: readonly { state: string }[];
};

/** Creates the network that the machines share with this one, after removing the remains of a killed drill. */
export function createNetwork(): void {
  removeNetwork();
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('addr', 'add', `${addressOf(254)}/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
}

/** Ends everything that runs on the machines, and removes them and their network. */
export function removeNetwork(): void {
  for (const number of NUMBERS) {
    const namespace = `${BRIDGE}-${number}`;
    for (let i = 0; i < MAX_KILLS && pidsIn(namespace).length > 0; i++) {
      signal(pidsIn(namespace), 'SIGKILL');
    }
    ignoringErrors(() => ip('netns', 'del', namespace));
    ignoringErrors(() => ip('link', 'del', `${BRIDGE}${number}`));
  }
  ignoringErrors(() => ip('link', 'del', BRIDGE));
}

function addressOf(number: number): string {
  return `10.46.0.${number}`;
}

function ip(...args: string[]): string {
  return execFileSync('ip', args, { encoding: 'utf8', stdio: 'pipe' });
}

/** The processes in a namespace, of programs with these names or of all. */
function pidsIn(namespace: string, names: readonly string[] = []): number[] {
  try {
    const pids = ip('netns', 'pids', namespace).split('\n').filter(Boolean);
    return pids.filter((pid) => names.length === 0 || names.includes(programOf(pid))).map(Number);
  } catch {
    return []; // there is no such namespace
  }
}

function programOf(pid: string): string {
  try {
    return execFileSync('ps', ['-o', 'comm=', '-p', pid], { encoding: 'utf8' }).trim();
  } catch {
    return ''; // it has ended
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) ignoringErrors(() => process.kill(pid, name)); // it may have ended
}

function ignoringErrors(act: () => void): void {
  try {
    act();
  } catch {
    // For example, the process has already ended.
  }
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}
