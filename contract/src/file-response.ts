import * as z from 'zod/mini';

/** The response schema of a request that gets a file or a stream of this media type. */
export function fileResponse<MediaType extends string>(mediaType: MediaType) {
  return { content: { [mediaType]: { schema: z.unknown() } } };
}
