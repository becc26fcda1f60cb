/** Follows short links at a constant rate, in a process of its own, until its parent disconnects it; see `beside.ts`. */
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { median, percentile } from '../bench/median.ts';
import { sendAtRate } from './send-at-rate.ts';

export type Probed = { answers: number; p50: number; p99: number; worst: number; others: string[] };

const [port, perSecond, codes] = [
  Number(process.argv[2]),
  Number(process.argv[3]),
  process.argv[4],
];
try {
  setPriority(0); // its parent, which stands for the clients of others, runs at a low one
} catch {
  // Only root may raise it.
}
const agent = new Agent({ keepAlive: true, maxSockets: 500 });
const paths = (codes ?? '').split(',');
const times: number[] = [];
const others: string[] = [];

function follow(number: number): Promise<void> {
  const begunAt = performance.now();
  return new Promise((resolve) => {
    const end = (answer: string) => {
      times.push(performance.now() - begunAt);
      if (answer !== '302') others.push(answer);
      resolve();
    };
    const headers = {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      'x-forwarded-for': `10.9.${(number >> 8) & 255}.${number & 255}`,
    };
    const path = `/Q/${paths[number % paths.length]}`;
    request({ port, host: '127.0.0.1', path, headers, agent }, (response) => {
      response.resume().on('end', () => end(String(response.statusCode)));
    })
      .on('error', (error) => end(error.message))
      .end();
  });
}

const sending = sendAtRate({ perSecond, maxConcurrent: 1_000, send: follow });
process.on('message', async () => {
  await sending.stop();
  const probed: Probed = {
    ...{
      answers: times.length,
      p50: median(times),
      p99: percentile(times, 0.99),
      worst: Math.max(...times),
    },
    others,
  };
  process.send?.(probed, () => process.exit());
});
