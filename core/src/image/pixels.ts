/** An image as pixels in the order red, green, blue, alpha; alpha is not premultiplied. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
};
