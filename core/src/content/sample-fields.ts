import type { ContentType, Field, Ruled, TextField } from './content-type.ts';
import { valueAt } from './field-value.ts';
import { withTyped } from './symbol-text.ts';

type Typed = Pick<ContentType<string, object>, 'fields' | 'sample'>;

/**
 * The text fields that still hold the sample although another field was changed, in the order of the form: a
 * half-filled contact card still names Example Company. Empty for an untouched sample, which is a
 * demonstration.
 */
export function sampleFields<Type extends Typed>(
  type: Type,
  data: object,
): readonly Extract<Type['fields'][number], TextField>[] {
  const isChanged = type.fields.some(
    ({ name }) => (valueAt(data, name) ?? '') !== (valueAt(type.sample, name) ?? ''),
  );
  if (!isChanged) return [];
  return type.fields.filter(
    (field): field is Extract<Type['fields'][number], TextField> =>
      isText(field) && (field.isShown?.(data) ?? true) && holdsSample(type, data, field),
  );
}

/** Whether a field holds its sample, which is not empty. */
export function holdsSample({ sample }: Typed, data: object, { name }: Field): boolean {
  const value = valueAt(sample, name);
  return value !== undefined && value !== '' && value === valueAt(data, name);
}

/** The data after a person has emptied these fields. */
export function withoutFields<Data extends Ruled>(
  type: ContentType<string, Data>,
  data: Data,
  fields: readonly Field[],
): Data {
  return fields.reduce((left, { name }) => withTyped(type, left, name, ''), data);
}

/** The options of a choice are no sample: its first one is as good as any. */
function isText(field: Field): field is TextField {
  return field.input !== 'select' && field.input !== 'checkbox';
}
