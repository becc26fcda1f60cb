import { describe, expect, test } from 'vitest';
import { presets } from './design/presets.ts';
import { eyeBalls } from './eye-ball/index.ts';
import { eyeFrames } from './eye-frame/index.ts';
import { type Choice, offered } from './offered.ts';

const registries: [string, readonly Choice[]][] = [
  ['eye frames', eyeFrames],
  ['eye balls', eyeBalls],
  ['ready-made looks', presets],
];

describe.each(registries)('%s that were redrawn', (_, entries) => {
  const redrawn = entries.filter(({ successor }) => successor !== undefined);

  test('are not offered', () => {
    expect(redrawn.length).toBeGreaterThan(0);
    expect(offered(entries)).toEqual(entries.filter((entry) => !redrawn.includes(entry)));
  });

  test.each(redrawn)('are offered beside their successor where they are chosen: $id', (entry) => {
    const shown = offered(entries, entry.id);
    expect(shown.filter((one) => !offered(entries).includes(one))).toEqual([entry]);
    expect(shown[shown.indexOf(entry) - 1]?.id).toBe(entry.successor);
    expect(offered(entries).map(({ id }) => id)).toContain(entry.successor);
  });
});
