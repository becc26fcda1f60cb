import { dimensionIds } from '@everscan/contract/dimensions';
import { expect, test } from 'vitest';
import { scanFileFormats } from './scan-export.ts';

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '\n=1', '\0=1'])(
  'CSV contains %j as text, not as a formula',
  async (title) => {
    const others = Object.fromEntries(dimensionIds.map((id) => [id, '']));
    const line = { time: '', code: '', kind: '', ...others, title };
    async function* batches() {
      yield [line as never];
    }
    let csv = '';
    for await (const text of scanFileFormats.csv.write(batches())) csv += text;
    expect(csv).toContain(`,"'${title}",`);
  },
);
