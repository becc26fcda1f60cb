import { ratchets, tally } from './ratchets.ts';
import { readSources } from './sources.ts';

const [word] = process.argv.slice(2);
const sources = readSources();
for (const ratchet of ratchets) {
  const { what, atMost } = ratchet;
  if (word !== undefined && !what.includes(word)) continue;
  const { number, places } = tally(ratchet, sources);
  const slack = number < atMost ? `; lower the bound to ${number}` : '';
  console.log(`${String(number).padStart(6)} ${what} (≤ ${atMost}${slack})`);
  if (word !== undefined) for (const place of places) console.log(`       ${place}`);
  if (number > atMost) process.exitCode = 1;
}
