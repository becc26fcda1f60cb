import { findCodeName } from '@everscan/contract/code-name';
import { type Language, languages } from '@everscan/contract/languages';
import { codeNamesIn } from '@everscan/messages/in';
import { wordedTypes } from '@everscan/messages/words/content/index';

type CodeRow = {
  title: string;
  type: string;
  data: string;
  /** The target of its link; null for a static code. */
  target: string | null;
};

const messages = new Map(
  await Promise.all(languages.map(async ({ id }) => [id, await codeNamesIn(id)] as const)),
);

/** The name that pages in a language show for a stored code. */
export function codeName(row: CodeRow, language: Language): string {
  const [name = row.title] = namesIn(row, [language]);
  return name;
}

/** The distinct names that pages in all languages show for a stored code. */
export function codeNames(row: CodeRow): string[] {
  return [...new Set(namesIn(row, [...messages.keys()]))];
}

/** The name that pages in every language show for a dynamic code, which does not depend on its content. */
export function dynamicCodeName(row: { title: string; target: string }): string {
  return findCodeName(row, undefined) ?? row.title;
}

function namesIn({ title, type, data, target }: CodeRow, ids: readonly Language[]): string[] {
  const known = wordedTypes.find(({ id }) => id === type);
  try {
    const code = { title, target, ...(target === null && { data: JSON.parse(data) }) };
    return ids.map((id) => {
      const texts = messages.get(id);
      return findCodeName(code, known, texts) ?? texts?.newCode ?? title;
    });
  } catch {
    return [title]; // a damaged code can still be listed and deleted
  }
}
