/** What the file of a logo says about its picture, before the picture is decoded. */
export type PictureFile = {
  readonly type: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
  /** The picture alone, for a decoder. Of an animation, the first picture. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where the first picture of an animation lies, if it does not fill the whole. */
  readonly place?: { readonly left: number; readonly top: number };
  /** A JPEG in the inks of a printer instead of red, green and blue. */
  readonly isCmyk?: boolean;
  /** Its Exif data, which begin with the header of a TIFF file. */
  readonly exif: Uint8Array | undefined;
  /** Its ICC profile. */
  readonly profile: Uint8Array | undefined;
};

/** Thrown for a file that ends before its picture does. */
export class CutOff extends Error {}

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

export function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return at + text.length <= bytes.length && latin1(bytes, at, at + text.length) === text;
}

export function latin1(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}
