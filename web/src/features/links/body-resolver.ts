import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/** Checks the request that a form would send, not its own values: an empty field may mean "none". */
export function bodyResolver<Values extends FieldValues>(
  schema: $ZodType<FieldValues, FieldValues>,
  bodyOf: (values: NoInfer<Values>) => object,
): Resolver<Values, unknown, Values> {
  const resolve = zodResolver(schema);
  return async (values, context, options) => {
    const { errors } = await resolve(bodyOf(values), context, options as never);
    if (Object.keys(errors).length > 0) return { values: {}, errors: errors as never };
    return { values, errors: {} };
  };
}
