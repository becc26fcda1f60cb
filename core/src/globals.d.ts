// The only web-standard globals that core uses; browsers and Node both have them. Declared here by
// hand so that neither the DOM's nor Node's type library is in reach of core.
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label: string);
  decode(bytes: Uint8Array): string;
}
declare const URL: {
  new (url: string): { readonly hostname: string };
  canParse?(url: string): boolean;
};
