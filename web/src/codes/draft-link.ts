import type { Field } from '@everscan/core/content/content-type';
import { underEarlierRules } from '@everscan/core/content/earlier-rules';
import { valueAt, withValue } from '@everscan/core/content/field-value';
import type { Content, ContentData, ContentTypeId } from '@everscan/core/content/index';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { styleOf, styles } from '@everscan/core/style/index';
import type { AnyWordedType } from '@everscan/messages/words/content/index';
import { findContentType, loadContentTypes } from './content-types.ts';
import type { Draft } from './draft.ts';

/** The rules of new content, which its data does not mention. */
const CURRENT_RULES = 2;

/**
 * A draft as the fragment of an address, such as `#type=url&style=dots&url=example.com`, which opens it in the
 * generator. `design` holds the differences from the style as JSON; `rules` names those of the content. Browsers do not
 * send fragments to servers.
 */
export function draftLink({ content, design }: Draft, fields = fieldsOf(content)): string {
  const values = fields.map(({ name }) => [name, String(valueAt(content.data, name) ?? '')]);
  const given = values.filter(([, value]) => value !== '') as [string, string][];
  const own = difference(design);
  const rules = String(content.data.rules ?? CURRENT_RULES);
  const look = Object.keys(own).length > 0 ? [['design', JSON.stringify(own)]] : [];
  return `#${new URLSearchParams([['type', content.type], ['style', styleOf(design)], ['rules', rules], ...look, ...given])}`;
}

/**
 * The fields that the link to a person's own draft carries: those that the form shows, so that the person
 * shares nothing unseen, and no passwords, because chats and browsers keep links for years.
 */
export function sharedFields(content: Content): { fields: readonly Field[]; hasPassword: boolean } {
  const shown = fieldsOf(content).filter((field) => field.isShown?.(content.data) ?? true);
  const fields = shown.filter(({ input }) => input !== 'password');
  return { fields, hasPassword: fields.length < shown.length };
}

function fieldsOf({ type }: Content): readonly Field[] {
  return findContentType(type)?.fields ?? [];
}

/** The parts that differ from the plain style, so that most links stay short. */
function difference(design: Design): Partial<Design> {
  const base = { ...defaultDesign, shape: styleOf(design) };
  const keys = Object.keys(design) as (keyof Design)[];
  return Object.fromEntries(
    keys
      .filter((key) => JSON.stringify(design[key]) !== JSON.stringify(base[key]))
      .map((key) => [key, design[key]]),
  );
}

/** The draft in a fragment, if there is one. A text that is too long is not cut: its content type rejects it. */
export async function draftOfLink(fragment: string): Promise<Draft | undefined> {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const id = given.get('type') as ContentTypeId | null;
  if (!id) return undefined;
  const type =
    findContentType(id) ?? (await loadContentTypes()).find((candidate) => candidate.id === id);
  if (!type) return undefined;
  let data: object = {};
  for (const field of type.fields) {
    const text = given.get(field.name) ?? '';
    const value =
      field.input === 'checkbox'
        ? text === 'true'
        : 'options' in field
          ? (field.options.find((option) => option.value === text) ?? field.options[0])?.value
          : text;
    data = withValue(data, field.name, value ?? '');
  }
  const typed = type.normalise(data as ContentData);
  const content = { type: type.id, data: ruled(given, type, typed) } as Content;
  return { content, design: await designOfLink(given) };
}

/** Links of earlier versions name no rules. A person who writes such a link by hand names no style either. */
function ruled(given: URLSearchParams, type: AnyWordedType, data: ContentData): ContentData {
  const isEarlier = given.get('rules') === '1' || (!given.has('rules') && given.has('style'));
  return isEarlier ? underEarlierRules(type, data) : data;
}

/** Anybody can write such a link, so an invalid design becomes the default one. */
async function designOfLink(given: URLSearchParams): Promise<Design> {
  const style = styles.find((known) => known.id === given.get('style'))?.id;
  const plain = { ...defaultDesign, ...(style && { shape: style }) };
  const text = given.get('design');
  if (!text) return plain;
  const { upgradeDesign } = await import('@everscan/core/design/upgrade');
  try {
    return upgradeDesign({ ...plain, ...JSON.parse(text) });
  } catch {
    return plain; // not JSON
  }
}
