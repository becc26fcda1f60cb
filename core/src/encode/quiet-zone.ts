/** ISO/IEC 18004, 9.1: the light margin on every side of a symbol, in modules. */
export const STANDARD_QUIET_ZONE = 4;
