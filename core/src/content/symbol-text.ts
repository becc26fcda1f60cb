import { CodeError } from '../code-error.ts';
import type { ContentType, Ruled } from './content-type.ts';
import { valueAt, withValue } from './field-value.ts';

/**
 * The text of a symbol: content is checked by today's rules, unless it was made by earlier ones.
 * @param publicUrl as for `encode`
 * @throws {CodeError} when the content cannot be drawn; `field` names the input at fault.
 */
export function symbolText<Data extends Ruled>(
  type: ContentType<string, Data>,
  data: Data,
  publicUrl = '',
): string {
  const text = type.encode(data, publicUrl);
  if (data.rules === undefined) {
    checkNull(type, data);
    type.check?.(data);
  }
  return text;
}

/** The data after a person has changed one field, which puts it under today's rules. */
export function withTyped<Data extends Ruled>(
  type: ContentType<string, Data>,
  data: Data,
  field: string,
  value: string | boolean,
): Data {
  const { rules: _earlier, ...typed } = withValue(data, field, value);
  return type.normalise(typed as Data);
}

/** Many programs end a text at the character NUL (U+0000), so that scanners would read only a part. */
function checkNull<Data extends object>({ fields }: ContentType<string, Data>, data: Data): void {
  for (const { name } of fields) {
    const value = valueAt(data, name);
    if (typeof value === 'string' && value.includes('\0')) {
      throw new CodeError('invalid-value', 'null-character', name);
    }
  }
}
