import * as z from 'zod/mini';

/** The response schema of a request that gets a file or a stream of one of these media types. */
export function fileResponse<MediaType extends string>(...mediaTypes: readonly MediaType[]) {
  const content = Object.fromEntries(mediaTypes.map((type) => [type, { schema: z.unknown() }]));
  return { content: content as Record<MediaType, { schema: z.ZodMiniUnknown }> };
}
