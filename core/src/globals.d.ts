// The only web-standard global that core uses; browsers and Node both have it. Declared here by
// hand so that neither the DOM's nor Node's type library is in reach of core.
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
