/** How many codewords can be corrected: L 7 %, M 15 %, Q 25 %, H 30 % (ISO/IEC 18004, 7.5.1). */
export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H';

/** Every level, weakest first. */
export const LEVELS = ['L', 'M', 'Q', 'H'] as const;
