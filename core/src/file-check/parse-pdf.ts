import { inflatedSize } from '../codec/inflate.ts';
import { expectThat } from './file-fault.ts';

/**
 * Parses a PDF file of one revision (ISO 32000-1, 7.5): the cross-reference table and the offset of every object,
 * the references between them, the length of every stream, and the data of those that are deflated.
 * @throws {FileFault}
 */
export async function parsePdf(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const text = new TextDecoder('latin1').decode(bytes);
  expectThat(text.startsWith('%PDF-1.'), 'No header');
  const start = Number(/\nstartxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expectThat(start > 0 && text.startsWith('xref\n0 ', start), 'No cross-reference table');
  const [table = '', count] = /^xref\n0 (\d+)\n/.exec(text.slice(start, start + 40)) ?? [];
  const size = Number(count);
  const rows = start + table.length;
  const trailer = text.slice(rows + size * ROW_LENGTH, rows + size * ROW_LENGTH + 400);
  expectThat(trailer.startsWith('trailer\n<<'), 'The table has another length');
  expectThat(Number(/\/Size (\d+)/.exec(trailer)?.[1]) === size, 'The trailer has another size');
  checkReferences(trailer, size);
  const free = text.slice(rows, rows + ROW_LENGTH);
  expectThat(free === '0000000000 65535 f \n', 'The table begins otherwise');
  let end = text.indexOf('\n', text.indexOf('\n') + 1) + 1;
  for (let id = 1; id < size; id++) {
    const row = text.slice(rows + id * ROW_LENGTH, rows + (id + 1) * ROW_LENGTH);
    expectThat(/^\d{10} 00000 n \n$/.test(row), `Row ${id} is damaged`);
    expectThat(Number(row.slice(0, 10)) === end, `Object ${id} begins elsewhere`);
    end = await parseObject(bytes, text, id, end, size);
  }
  expectThat(end === start, 'Something is between the objects and the table');
}

/** 7.5.4: each row of the table takes 20 bytes. */
const ROW_LENGTH = 20;

/** @returns the offset after the object */
async function parseObject(
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
  id: number,
  offset: number,
  size: number,
): Promise<number> {
  const head = `${id} 0 obj\n`;
  expectThat(text.startsWith(head, offset), `Object ${id} is not where the table says`);
  const from = offset + head.length;
  const close = text.indexOf('\nendobj\n', from);
  const streamAt = text.indexOf('\nstream\n', from);
  const isStream = streamAt >= 0 && (close < 0 || streamAt < close);
  const body = text.slice(from, isStream ? streamAt : close);
  expectThat(body.startsWith('<<') && isBalanced(body), `Object ${id} is not closed`);
  checkReferences(body, size);
  if (!isStream) return close + '\nendobj\n'.length;
  const data = streamAt + '\nstream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(body)?.[1]);
  const after = data + length;
  const tail = '\nendstream\nendobj\n';
  expectThat(text.startsWith(tail, after), `The stream of object ${id} has another length`);
  if (body.includes('/Filter /FlateDecode')) {
    const size = await inflatedSize(bytes.slice(data, after)).catch(() => 0);
    expectThat(size > 0, `The stream of object ${id} cannot be inflated`);
  }
  return after + tail.length;
}

function checkReferences(body: string, size: number): void {
  for (const [, id] of body.matchAll(/(\d+) 0 R\b/g))
    expectThat(Number(id) > 0 && Number(id) < size, `Object ${id} is missing`);
}

function isBalanced(body: string): boolean {
  const rest = body.replace(/<[0-9a-f]*>/g, '').replace(/\((?:[^\\()]|\\.)*\)/g, '');
  const count = (part: string) => rest.split(part).length;
  return (
    count('<<') === count('>>') && count('[') === count(']') && !/NaN|Infinity|undefined/.test(rest)
  );
}
