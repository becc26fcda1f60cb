declare module 'qr-image' {
  type Options = { ec_level: 'L' | 'M' | 'Q' | 'H'; margin: number; size?: number };
  export function matrix(text: string, level: Options['ec_level']): number[][];
  export function imageSync(text: string, options: Options & { type: 'png' }): Buffer;
  export function imageSync(text: string, options: Options & { type: 'svg' }): string;
}
