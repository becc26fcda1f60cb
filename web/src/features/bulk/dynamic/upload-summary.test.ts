import type { BulkOutcome } from '@everscan/contract/transfer.schemas';
import { layOut } from '@everscan/core/bulk/layout';
import { defaultDesign } from '@everscan/core/design/design';
import { columnName, linksOf } from '@everscan/messages/core-bulk';
import { wordedTypeOf } from '@everscan/messages/words/content/index';
import { expect, test } from 'vitest';
import { hasFaultyRows, problemsOf } from './upload-summary.ts';

test.each([
  ['tags', { heading: 'Tags', value: 'Menu, Indoors' }],
  ['target', { heading: 'URL', value: 'a.example' }],
  ['utm', undefined], // several columns, so no cell
])('shows the cell with the %s that the server rejected', (field, cell) => {
  const cells = [
    ['URL', 'Tags', 'utm_source'],
    ['a.example', 'Menu; Indoors', 'print'],
  ];
  const table = cells.map((cells, index) => ({ row: index + 1, cells }));
  const layout = layOut(
    table,
    wordedTypeOf('url'),
    { columnName, linksOf },
    {},
    { isDynamic: true },
  );
  const link = {
    key: '2',
    target: 'a.example',
    tags: ['Menu', 'Indoors'],
    utm: { source: 'print' },
  };
  const upload = {
    id: 'a'.repeat(36),
    name: 'list.csv',
    design: defaultDesign,
    hasOwnKeys: true,
    rows: [{ row: 2, label: '', stem: '', link }],
  };
  const error = { error: 'Too many tags', code: 'too_many_tags', field } as const;
  const outcomes = new Map([[0, { is: 'error', error } as unknown as BulkOutcome]]);
  const [problem] = problemsOf({ outcomes, key: 'k' }, upload, layout, 'none');
  expect(problem).toMatchObject({ row: 2, error: 'Too many tags' });
  expect(problem?.cell).toEqual(cell);
});

test.each([
  ['too_many_tags', true],
  ['dynamic_limit_reached', false],
])('after %s, knows whether a row has to be corrected', (code, isFaulty) => {
  const error = { error: '', code };
  const outcomes = new Map([[0, { is: 'error', error } as unknown as BulkOutcome]]);
  const upload = { id: '', name: '', design: defaultDesign, hasOwnKeys: true, rows: [] };
  expect(hasFaultyRows({ outcomes, key: 'k' }, upload)).toBe(isFaulty);
});
