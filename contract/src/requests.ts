import * as z from 'zod/mini';

/** The body of a request that needs none: absent, null or `{}`. */
export const emptyBodySchema = z.nullish(z.strictObject({}));

/** The query of a request without parameters: unknown ones are rejected. */
export const noParametersSchema = z.strictObject({});

/** The query of a request that ignores it. */
export const ignoredQuerySchema = z.object({});
