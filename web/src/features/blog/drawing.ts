/**
 * A code as an SVG: side of the view box in modules, path data of the dark modules, and alternative text.
 * `link` is the fragment that opens it in the generator.
 */
export type Drawing = { side: number; paths: readonly string[]; title: string; link: string };
