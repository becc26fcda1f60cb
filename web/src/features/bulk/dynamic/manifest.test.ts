import { randomUUID } from 'node:crypto';
import type { Project } from '@everscan/contract/codes.schemas';
import { mapColumns } from '@everscan/core/bulk/columns';
import { layOut } from '@everscan/core/bulk/layout';
import { writeManifest } from '@everscan/core/bulk/manifest';
import { readRow } from '@everscan/core/bulk/read-row';
import { defaultDesign } from '@everscan/core/design/design';
import { columnName, linksOf } from '@everscan/messages/core-bulk';
import { wordedTypeOf } from '@everscan/messages/words/content/index';
import { expect, test } from 'vitest';
import { newIdempotencyKey } from '../../../lib/call.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { App } from '../../../testing/app.ts';
import { readTable } from '../read-table.ts';
import { toldRows } from '../told-rows.ts';
import { readDynamicRows } from './dynamic-rows.ts';
import { sendUpload } from './send-upload.ts';
import type { Progress, Upload } from './upload.ts';
import { codesOf, summaryOf } from './upload-summary.ts';

/** Uploads a CSV file as the page does. @returns the outcome, and the manifest of the zip */
async function uploadFile(csv: string, chosenKey?: string) {
  const type = wordedTypeOf('url');
  const { rows: table } = await readTable(new Blob([csv]));
  const layout = layOut(table, type, { columnName, linksOf }, {}, { isDynamic: true });
  const columns = mapColumns(layout.headings, layout.roles);
  const rows = layout.rows.map((row) => readRow(type, columns, row, { publicUrl, level: 'M' }));
  const list = readDynamicRows(toldRows(rows), layout, chosenKey);
  const upload: Upload = {
    id: randomUUID(),
    name: 'list.csv',
    design: defaultDesign,
    hasOwnKeys: list.keyRole === 'none',
    rows: list.rows,
  };
  let progress: Progress = { outcomes: new Map(), key: newIdempotencyKey() };
  await sendUpload(upload, progress, {
    signal: new AbortController().signal,
    onProgress: async (next) => {
      progress = next;
    },
    onWaiting: () => {},
  });
  const manifest = writeManifest(
    codesOf(progress, upload).map((code) => ({
      row: code.row,
      file: `${code.stem}.png`,
      text: 'text' in code ? code.text : '',
      readable: 'unchecked',
      score: undefined,
      cause: '',
      error: 'error' in code ? code.error : '',
      link: code.link,
    })),
  );
  return { manifest, keyRole: list.keyRole, ...summaryOf(progress, upload) };
}

const targets = (codes: readonly Project[]) => codes.map(({ link }) => link?.target).sort();

test('changes the codes of a list of addresses when its edited manifest is uploaded', async () => {
  const app = new App();
  await app.register();
  const first = await uploadFile('a.example\nb.example\n');
  expect(first).toMatchObject({ keyRole: 'none', created: 2, failed: 0 });
  const before = await app.saved();

  const edited = first.manifest.replace('"a.example"', '"new.example"');
  const second = await uploadFile(edited);
  expect(second).toMatchObject({
    keyRole: 'slug',
    created: 0,
    changed: 1,
    unchanged: 1,
    failed: 0,
  });
  const after = await app.saved();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(targets(after)).toEqual(['https://b.example', 'https://new.example']);

  // The manifest of a manifest has keys, and works like any other list.
  const third = await uploadFile(second.manifest.replace('"b.example"', '"other.example"'));
  expect(third).toMatchObject({ keyRole: 'key', created: 0, changed: 1, unchanged: 1, failed: 0 });
  const again = await uploadFile(third.manifest, 'slug');
  expect(again).toMatchObject({ keyRole: 'slug', unchanged: 2, failed: 0 });
  expect(targets(await app.saved())).toEqual(['https://new.example', 'https://other.example']);
});
