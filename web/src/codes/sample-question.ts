import type { Content } from '@everscan/core/content/index';
import { sampleFields, withoutFields } from '@everscan/core/content/sample-fields';
import type { WordedTextField } from '@everscan/messages/words/worded';
import { findContentType, loadContentTypes } from './content-types.ts';
import { ask, type HalfFilled } from './questions.ts';

type NamedCode = { readonly id: string; readonly title: string; readonly content: Content };

/** By the id of a code or draft, the fields whose sample the person wants to keep, as `keyOf` writes them. */
const kept = new Map<string, string>();

/**
 * Asks about the sample content of the code that is edited, unless the person has already kept it.
 * @returns the content to hand out, without the samples if they were cleared; `undefined` when the person cancels
 */
export async function settleSamples(id: string, content: Content): Promise<Content | undefined> {
  const fields = await openFields(id, content);
  const type = findContentType(content.type);
  if (fields.length === 0 || !type) return content;
  const answer = await askAbout([{ title: '', labels: labelsOf(fields) }], 1, true);
  if (answer === 'cancel') return undefined;
  if (answer === 'clear') {
    return { ...content, data: withoutFields(type, content.data, fields) } as Content;
  }
  kept.set(id, keyOf(content, fields));
  return content;
}

/** Asks about the sample content of codes in a list. Resolves to false when the person cancels. */
export async function acceptSamples(codes: readonly NamedCode[]): Promise<boolean> {
  const found: (NamedCode & { fields: readonly WordedTextField[] })[] = [];
  for (const code of codes) {
    const fields = await openFields(code.id, code.content);
    if (fields.length > 0) found.push({ ...code, fields });
  }
  if (found.length === 0) return true;
  const named = found.map(({ title, fields }) => ({ title, labels: labelsOf(fields) }));
  if ((await askAbout(named, codes.length, false)) === 'cancel') return false;
  for (const { id, content, fields } of found) kept.set(id, keyOf(content, fields));
  return true;
}

/** Carries an answer over to the code that a draft has become. */
export function carrySamplesOver(draft: string, code: string): void {
  const answer = kept.get(draft);
  if (answer !== undefined) kept.set(code, answer);
}

function askAbout(codes: readonly HalfFilled[], total: number, canClear: boolean) {
  return ask<'keep' | 'clear'>((answer) => ({
    about: 'samples',
    samples: { codes, total, canClear, answer },
  }));
}

/** The fields with sample content that the person has not yet kept. */
async function openFields(id: string, content: Content): Promise<readonly WordedTextField[]> {
  if (!findContentType(content.type)) await loadContentTypes();
  const type = findContentType(content.type);
  const fields = type ? sampleFields(type, content.data) : [];
  return kept.get(id) === keyOf(content, fields) ? [] : fields;
}

/** Changes when one of the fields does, so that an answer holds until then. */
function keyOf({ type }: Content, fields: readonly WordedTextField[]): string {
  return [type, ...fields.map(({ name }) => name)].join(' ');
}

const labelsOf = (fields: readonly WordedTextField[]) => fields.map(({ label }) => label);
