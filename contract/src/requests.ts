import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import type { ParamName, RouteName, Routes } from './routes.ts';

/** The body of a request that needs none: absent, null or `{}`. */
export const emptyBodySchema = z.nullish(z.strictObject({}));

/** The query of a request without parameters: unknown ones are rejected. */
export const noParametersSchema = z.strictObject({});

/** The query of a request that ignores it. */
export const ignoredQuerySchema = z.object({});

/** The id of a saved code, a folder, a kit and so on in a query or a body. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** The answer to a request that only confirms success. */
export const doneSchema = z.strictObject({ success: z.literal(true) });
export type Done = z.infer<typeof doneSchema>;
export const done: Done = { success: true };

/**
 * What the routes of a table expect. By default, parameters in the path are any text, a read ignores its query, and a
 * write has no body.
 */
export type RequestsOf<Table extends Routes> = {
  readonly [Name in keyof Table & RouteName]?: {
    readonly params?: core.$ZodType<Record<ParamName<Name>, string>>;
    readonly query?: core.$ZodType;
    readonly body?: core.$ZodType;
  };
};

/** A file or a stream of these media types. */
export type FileAnswer = { readonly content: Readonly<Record<string, { schema: core.$ZodType }>> };

/** What the routes of a table answer, by status; without an entry, `done`. */
export type AnswersOf<Table extends Routes> = {
  readonly [Name in keyof Table & RouteName]?: {
    readonly [Status in 200 | 201 | 202 | 303]?: core.$ZodType | FileAnswer;
  };
};
