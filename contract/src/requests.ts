import * as z from 'zod/mini';

/** The body of a call that needs none: absent, or an empty object. */
export const emptyBodySchema = z.nullish(z.strictObject({}));

/** The query of a call without parameters: an unknown one is refused. */
export const noParametersSchema = z.strictObject({});

/** The query of a call that ignores it. */
export const ignoredQuerySchema = z.object({});
