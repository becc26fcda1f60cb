import { CodeError } from '../code-error.ts';
import type { Field } from './content-type.ts';

type Value = string | boolean;
type Node = { readonly [key: string]: Value | Node };

/** The value at a field's path, such as `vcard.email`; `undefined` if there is none. */
export function valueAt(data: object, path: string): string | boolean | undefined {
  let node: unknown = data;
  for (const key of path.split('.')) {
    node = (node as { readonly [key: string]: unknown } | undefined)?.[key];
  }
  return typeof node === 'string' || typeof node === 'boolean' ? node : undefined;
}

/** A copy of the data with a new value at a field's path. */
export function withValue<Data extends object>(data: Data, path: string, value: Value): Data {
  const [key = '', ...rest] = path.split('.');
  const child = (data as Node)[key];
  return {
    ...data,
    [key]: rest.length > 0 ? withValue((child ?? {}) as Node, rest.join('.'), value) : value,
  };
}

/** @throws {CodeError} `too-long`, naming the first field whose value is longer than allowed. */
export function checkLengths(fields: readonly Field[], data: object): void {
  for (const field of fields) {
    if (!('maxLength' in field)) continue;
    const value = valueAt(data, field.name);
    if (typeof value !== 'string' || value.length <= field.maxLength) continue;
    // People write days in many ways, and a limit of characters would not tell how to write them here.
    if (field.input === 'date') throw new CodeError('invalid-value', 'day-invalid', field.name);
    if (field.input === 'time') throw new CodeError('invalid-value', 'time-invalid', field.name);
    throw new CodeError(
      'too-long',
      { code: 'too-long', field: field.name, most: field.maxLength, length: value.length },
      field.name,
    );
  }
}
