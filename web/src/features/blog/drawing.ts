/** A code as an SVG: side of the view box in modules, path data of the dark ones, and its name. */
export type Drawing = { side: number; paths: readonly string[]; title: string };
