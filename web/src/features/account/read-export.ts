import {
  beforeSection,
  type ExportedLibrary,
  type ExportedProject,
  exportedProjectSchema,
  exportHeadSchema,
  sectionStart,
} from '@everscan/contract/api/export';
import { cutText } from '@everscan/core/content/cut-text';
import * as m from '@everscan/messages/account';

/** Limit of the bytes up to the end of the codes: 5,000 codes without logos are 4 MB. */
const MAX_BYTES = 48 * 1024 * 1024;

/** A code in the file, or its error. `title` names it for the user. */
export type FileItem = { title: string } & ({ project: ExportedProject } | { problem: string });

export type ExportFile = { library: ExportedLibrary; items: FileItem[] };

/**
 * The codes of an export, and the folders and tags that order them. The rest of the file, such as a million scans, is not read.
 * @throws {RangeError} with a message for the user when the file is not an export
 */
export async function readExport(file: Blob): Promise<ExportFile> {
  const text = beforeSection(await textBefore(file, sectionStart('feedback')), 'feedback');
  const head = exportHeadSchema.safeParse(parse(text));
  if (!head.success) {
    throw new RangeError(head.error.issues[0]?.message ?? m.notAnExport);
  }
  const { library, projects } = head.data;
  return { library, items: projects.map(toItem) };
}

function toItem(value: unknown, index: number): FileItem {
  const parsed = exportedProjectSchema.safeParse(value);
  const title = (value as { title?: unknown } | null)?.title;
  const named = typeof title === 'string' && title ? cutText(title, 80) : m.codeNumber(index + 1);
  if (parsed.success) return { title: named, project: parsed.data };
  const [issue] = parsed.error.issues;
  const { path = [], message = '' } = issue ?? {};
  const field = path.join('.');
  return { title: named, problem: field ? m.fieldProblem(field, message) : m.codeProblem(message) };
}

async function textBefore(file: Blob, end: string): Promise<string> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError(m.fileTooLarge);
    }
    const seen = Math.max(0, text.length - end.length);
    text += decoder.decode(value, { stream: true });
    if (text.includes(end, seen)) {
      await reader.cancel();
      return text;
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RangeError(m.notAnExport);
  }
}
