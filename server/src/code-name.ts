import { defaults } from '@everscan/contract/defaults';
import { type Language, languages } from '@everscan/contract/languages';
import { addressTitle } from '@everscan/core/content/url';

type CodeRow = {
  title: string;
  names: string;
  /** The target of its link; null for a static code. */
  target: string | null;
};

/** The name that pages in a language show for a stored code. */
export function codeName(row: CodeRow, language: Language): string {
  const { [language]: name = row.title } = namesOf(row);
  return name;
}

/** The distinct names that pages in all languages show for a stored code. */
export function codeNames(row: CodeRow): string[] {
  return [...new Set(Object.values(namesOf(row)))];
}

/** The name that pages in every language show for a dynamic code, which does not depend on its content. */
export function dynamicCodeName({ title, target }: { title: string; target: string }): string {
  return codeName({ title, target, names: '' }, 'en');
}

function namesOf({ title, names, target }: CodeRow): Partial<Record<Language, string>> {
  const own = title === defaults.projectTitle ? target && addressTitle(target) : title;
  const known = own || JSON.parse(names || JSON.stringify(title));
  if (typeof known !== 'string') return known;
  return Object.fromEntries(languages.map(({ id }) => [id, known]));
}
