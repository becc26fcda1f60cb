/**
 * Inflates data (RFC 1950) by the platform's zlib, since fflate writes those of our files.
 * @returns the number of bytes
 * @throws {TypeError} when the data are damaged
 */
export async function inflatedSize(data: Uint8Array<ArrayBuffer>): Promise<number> {
  const inflated = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  return (await new Response(inflated).arrayBuffer()).byteLength;
}
