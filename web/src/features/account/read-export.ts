import {
  type ExportedLibrary,
  type ExportedProject,
  exportedProjectSchema,
  exportHeadSchema,
  type ImportFile,
  importedProject,
  pictureOf,
  withPicture,
} from '@everscan/contract/export-file';
import { fieldText } from '@everscan/contract/field-faults';
import { cutText } from '@everscan/core/content/cut-text';
import * as m from '@everscan/messages/account';
import { codeFieldFaults } from '@everscan/messages/words/faults/code-fields';

/** Characters in memory at the same time: one code with the history of its targets, or a file without lines. */
const MAX_BUFFERED = 48 * 1024 ** 2;
/** Bytes up to the end of the codes. For comparison, 5,000 codes with different logos take 230 MB. */
const MAX_READ = 1024 ** 3;

/** A code in the file, or the reason why it cannot be read. `title` identifies it for the user. */
export type FileItem = { title: string } & ({ project: ExportedProject } | { problem: string });

export type ExportFile = {
  library: ExportedLibrary;
  /** The number of items. */
  total: number;
  /** If iterable asynchronously, they are read from the file one by one. */
  items: AsyncIterable<FileItem> | readonly FileItem[];
};

/**
 * Reads the codes of an export, and the folders and tags that organise them. Skips the rest of the file, such as
 * a million scans.
 * @throws {RangeError} with a message for the user when the file is not an export
 */
export async function readExport(file: Blob): Promise<ExportFile> {
  const { start, pictures, count } = await survey(file);
  const value = parse(start);
  const head = exportHeadSchema.safeParse(value);
  if (!head.success) {
    const [issue] = head.error.issues;
    throw new RangeError(issue ? fieldText(codeFieldFaults, issue.message) : m.notAnExport);
  }
  const { library, projects } = head.data;
  const toItem = itemReader(head.data);
  if (count !== undefined) {
    return { library, total: count, items: readItems(file, pictures, toItem) };
  }
  const { pictures: list } = value as { pictures?: unknown };
  const images = new Map(Array.isArray(list) ? list.map((each) => [each?.hash, each?.image]) : []);
  const complete = (item: unknown) => withPicture(item, (hash) => images.get(hash));
  return { library, total: projects.length, items: projects.map(complete).map(toItem) };
}

type Line = {
  text: string;
  /** Its bytes in the file. */
  start: number;
  end: number;
};
/** Where the lines of the pictures are, by their hashes. */
type Pictures = ReadonlyMap<string, Pick<Line, 'start' | 'end'>>;

/**
 * Returns the file without its pictures and codes, as JSON, and the number of codes. Another program may have reformatted
 * the file, so that it no longer has a line for each code: then the whole file is returned, without the number.
 */
async function survey(
  file: Blob,
): Promise<{ start: string; pictures: Pictures; count: number | undefined }> {
  let start = '';
  const pictures = new Map<string, Line>();
  let isPicture = false;
  let count: number | undefined;
  for await (const line of linesOf(file)) {
    const { text } = line;
    if (count !== undefined) {
      if (endsList(text)) return { start: `${start}"projects":[]}`, pictures, count };
      count++;
    } else if (isPicture) {
      isPicture = !endsList(text);
      const hash = isPicture ? hashIn(text) : undefined;
      if (typeof hash === 'string') pictures.set(hash, { ...line, text: '' });
    } else if (startsList(text, 'pictures')) {
      isPicture = true;
    } else if (startsList(text, 'projects')) {
      count = 0;
    } else {
      start += `${text}\n`;
      checkBuffered(start);
    }
  }
  if (count !== undefined) throw new RangeError(m.notAnExport); // truncated
  return { start, pictures, count };
}

const hashIn = (text: string) => (parseLine(text) as { hash?: unknown } | undefined)?.hash;

type ItemReader = (value: unknown, index: number) => FileItem;

async function* readItems(
  file: Blob,
  pictures: Pictures,
  toItem: ItemReader,
): AsyncGenerator<FileItem> {
  let count: number | undefined;
  let last: { hash?: unknown; image?: unknown } = {};
  for await (const { text } of linesOf(file)) {
    if (count === undefined) {
      if (startsList(text, 'projects')) count = 0;
    } else if (endsList(text)) {
      return;
    } else {
      const value = parseLine(text);
      const hash = pictureOf(value);
      const place = hash === last.hash ? undefined : pictures.get(hash ?? '');
      if (place) last = Object(parseLine(await file.slice(place.start, place.end).text()));
      const imageOf = (wanted: string) => (wanted === last.hash ? last.image : undefined);
      yield toItem(withPicture(value, imageOf), count++);
    }
  }
}

// JSON strings contain no line breaks, so no other line of the file looks like these.
const startsList = (line: string, name: string) => line.trim() === `"${name}":[`;
const endsList = (line: string) => line.startsWith(']');

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line.replace(/,\s*$/, ''));
  } catch {
    return undefined;
  }
}

function itemReader(head: { version: ImportFile['version'] }): ItemReader {
  return (value, index) => {
    const parsed = exportedProjectSchema.safeParse(value);
    const given = (value as { title?: unknown } | null)?.title;
    const title = typeof given === 'string' && given ? cutText(given, 80) : m.codeNumber(index + 1);
    if (parsed.success) return { title, project: importedProject(head, parsed.data) };
    const [issue] = parsed.error.issues;
    const text = fieldText(codeFieldFaults, issue?.message ?? '');
    const field = issue?.path.join('.');
    return { title, problem: field ? m.fieldProblem(field, text) : m.codeProblem(text) };
  };
}

const LINE_BREAK = 10;

async function* linesOf(file: Blob): AsyncGenerator<Line> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let start = 0;
  const line = (text: string, end: number): Line => {
    const whole = { text: rest + text, start, end };
    rest = '';
    start = end + 1;
    return whole;
  };
  try {
    for (let read = 0; read <= MAX_READ; ) {
      const { done, value = new Uint8Array() } = await reader.read();
      let from = 0;
      for (let at = value.indexOf(LINE_BREAK); at >= 0; at = value.indexOf(LINE_BREAK, from)) {
        yield line(decoder.decode(value.subarray(from, at)), read + at);
        from = at + 1;
      }
      rest += decoder.decode(value.subarray(from), { stream: !done });
      checkBuffered(rest);
      read += value.length;
      if (!done) continue;
      if (rest) yield line('', read);
      return;
    }
  } finally {
    await reader.cancel();
  }
  throw new RangeError(m.fileTooLarge);
}

function checkBuffered({ length }: string): void {
  if (length > MAX_BUFFERED) throw new RangeError(m.fileTooLarge);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RangeError(m.notAnExport);
  }
}
