import type { Field } from '@everscan/core/content/content-type';
import { type Content, contentTypes } from '@everscan/core/content/index';
import { type StyleId, styles } from '@everscan/core/style/index';
import * as z from 'zod/mini';

/** `square` is an older name of `standard`. */
export const styleSchema = z.pipe(
  z.transform((value: unknown) => (value === 'square' ? 'standard' : value)),
  z.enum(styles.map((style) => style.id)),
) as unknown as z.ZodMiniType<StyleId, StyleId | 'square'>;

type Shape = { [key: string]: z.core.$ZodType | Shape };

/**
 * `{ 'vcard.email': … }` becomes `{ vcard: { email: string } }`. A missing field defaults to an empty
 * string, the first option, or false. A missing extra field stays missing.
 */
function dataSchema(fields: readonly Field[]) {
  const shape: Shape = {};
  for (const field of fields) {
    const path = field.name.split('.');
    const leaf = path.pop() as string;
    let parent = shape;
    for (const key of path) {
      parent[key] ??= {};
      parent = parent[key] as Shape;
    }
    parent[leaf] = valueSchema(field);
  }
  // Content saved before today's rules, which is drawn as it was printed.
  return strict({ ...shape, rules: z.optional(z.literal(1)) });
}

function valueSchema(field: Field): z.core.$ZodType {
  if (field.input === 'checkbox') return z._default(z.boolean(), false);
  if (field.input !== 'select') {
    const text = z.string().check(z.maxLength(field.maxLength));
    return field.isExtra ? z.optional(text) : z._default(text, '');
  }
  const values = field.options.map(({ value }) => value);
  return z._default(z.enum(values), values[0] as string);
}

function strict(shape: Shape): z.ZodMiniObject {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(shape).map(([key, value]) => [
        key,
        '_zod' in value ? (value as z.core.$ZodType) : z.prefault(strict(value as Shape), {}),
      ]),
    ),
  );
}

/** A content type's id with its data, and the fields of `extra`. Other keys are rejected. */
export function contentSchema<Extra extends z.core.$ZodShape>(extra: Extra) {
  const [first, ...rest] = contentTypes.map((type) =>
    z.strictObject({ ...extra, type: z.literal(type.id), data: dataSchema(type.fields) }),
  );
  if (!first) throw new RangeError('No content types');
  type Fields = z.ZodMiniObject<Extra>;
  return z.discriminatedUnion('type', [first, ...rest]) as unknown as z.ZodMiniType<
    z.output<Fields> & Content,
    z.input<Fields> & Content
  >;
}
