// The only web-standard globals that core uses; browsers and Node both have them. Declared by hand, so that
// core cannot use the type libraries of the DOM or of Node.
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
declare function btoa(text: string): string;
declare function atob(base64: string): string;
type ByteStream = { pipeThrough(transform: DecompressionStream): ByteStream };
declare class Blob {
  constructor(parts: readonly Uint8Array<ArrayBuffer>[]);
  stream(): ByteStream;
}
declare class DecompressionStream {
  constructor(format: 'deflate');
}
declare class Response {
  constructor(body: ByteStream);
  arrayBuffer(): Promise<ArrayBuffer>;
}
