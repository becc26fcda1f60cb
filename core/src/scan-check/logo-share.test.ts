import { expect, test } from 'vitest';
import { logos } from '../../proof/design-cases.ts';
import { decoders } from '../../proof/scanners.ts';
import { type Design, defaultDesign } from '../design/design.ts';
import { readableShare } from './logo-share.ts';
import { checkScan } from './scan-check.ts';

const text = 'https://example.com/menu';

function shareIn(design: Design, most: number) {
  return readableShare(most, (share) =>
    checkScan(
      {
        text,
        design: {
          ...design,
          logo: share ? { image: logos.png, width: 128, height: 96, share, margin: 1 } : null,
        },
      },
      decoders,
      'full',
    ),
  );
}

test('a logo gets the largest size that leaves the code as readable as before', async () => {
  const share = await shareIn(defaultDesign, 0.2);
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThanOrEqual(0.2);
});

test('no size is found when even a small logo makes the code worse', async () => {
  const worse = { rating: 'hard', score: 60 } as Awaited<ReturnType<typeof checkScan>>;
  const fine = { rating: 'well', score: 90 } as typeof worse;
  expect(await readableShare(0.2, async (share) => (share ? worse : fine))).toBeUndefined();
});
