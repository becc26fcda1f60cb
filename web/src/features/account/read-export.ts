import {
  type ExportedLibrary,
  type ExportedProject,
  exportedProjectSchema,
  exportHeadSchema,
  type ImportFile,
  importedProject,
} from '@everscan/contract/export-file';
import { fieldText } from '@everscan/contract/field-faults';
import { cutText } from '@everscan/core/content/cut-text';
import * as m from '@everscan/messages/account';
import { codeFieldFaults } from '@everscan/messages/words/faults/code-fields';

/** Characters in memory at the same time: one code with the history of its targets, or a file without lines. */
const MAX_BUFFERED = 48 * 1024 ** 2;
/** Characters up to the end of the codes. For comparison, 5,000 codes with logos take 230 MB. */
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
  const { start, count } = await survey(file);
  const head = exportHeadSchema.safeParse(parse(start));
  if (!head.success) {
    const [issue] = head.error.issues;
    throw new RangeError(issue ? fieldText(codeFieldFaults, issue.message) : m.notAnExport);
  }
  const { library, projects } = head.data;
  const toItem = itemReader(head.data);
  if (count === undefined) return { library, total: projects.length, items: projects.map(toItem) };
  return { library, total: count, items: readItems(file, toItem) };
}

/**
 * Returns the file without its codes, as JSON, and their number. Another program may have reformatted the file, so
 * that it no longer has a line for each code: then the whole file is returned, without the number.
 */
async function survey(file: Blob): Promise<{ start: string; count: number | undefined }> {
  let start = '';
  let count: number | undefined;
  for await (const line of linesOf(file)) {
    if (count !== undefined) {
      if (endsCodes(line)) return { start: `${start}"projects":[]}`, count };
      count++;
    } else if (startsCodes(line)) {
      count = 0;
    } else {
      start += `${line}\n`;
      checkBuffered(start);
    }
  }
  if (count !== undefined) throw new RangeError(m.notAnExport); // truncated
  return { start, count };
}

type ItemReader = (value: unknown, index: number) => FileItem;

async function* readItems(file: Blob, toItem: ItemReader): AsyncGenerator<FileItem> {
  let count: number | undefined;
  for await (const line of linesOf(file)) {
    if (count === undefined) {
      if (startsCodes(line)) count = 0;
    } else if (endsCodes(line)) {
      return;
    } else {
      yield toItem(parseLine(line), count++);
    }
  }
}

// JSON strings contain no line breaks, so no other line of the file looks like these.
const startsCodes = (line: string) => line.trim() === '"projects":[';
const endsCodes = (line: string) => line.startsWith(']');

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

async function* linesOf(file: Blob): AsyncGenerator<string> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = 0; read <= MAX_READ; ) {
      const { done, value } = await reader.read();
      const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
      read += text.length;
      const lines = text.split('\n');
      lines[0] = rest + lines[0];
      rest = lines.pop() ?? '';
      yield* lines;
      checkBuffered(rest);
      if (!done) continue;
      if (rest) yield rest;
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
