/**
 * Parses an SVG, PDF or EPS file.
 * @throws {FileFault} when a program that opens it would stumble
 */
export async function parseVector(bytes: Uint8Array<ArrayBuffer>, format: string): Promise<void> {
  if (format === 'svg') return (await import('./parse-svg.ts')).parseSvg(bytes);
  if (format === 'pdf') return (await import('./parse-pdf.ts')).parsePdf(bytes);
  return (await import('./parse-eps.ts')).parseEps(bytes);
}
