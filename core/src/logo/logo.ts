/** A picture in the middle of the symbol. The modules under it are left out. */
export type Logo = {
  /** PNG, baseline JPEG, or an SVG as `vectorLogoImage` writes it, as a `data:` URI. */
  readonly image: string;
  /** Size of the image in pixels; of an SVG in its own units. */
  readonly width: number;
  readonly height: number;
  /** Its longer side as a share of the symbol's width. It is reduced if the code would not be readable. */
  readonly share: number;
  /** Light margin around it, in modules. */
  readonly margin: number;
};

/** The limits of forms and schemas. */
export const logoLimits = {
  share: { min: 0.08, max: 0.4 },
  margin: { min: 0, max: 4 },
  /** Sides in pixels. */
  sidePx: { min: 1, max: 2048 },
  /** Length of the data URI, so that a project fits into a request of 64 KiB. */
  characters: 40_000,
} as const;
