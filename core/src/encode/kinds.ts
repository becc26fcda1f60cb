/** The function of a module (ISO/IEC 18004, 6.3). Shapes draw function patterns and data differently. */
export const ModuleKind = {
  data: 0,
  finder: 1,
  separator: 2,
  timing: 3,
  alignment: 4,
  format: 5,
  version: 6,
} as const;
export type ModuleKind = (typeof ModuleKind)[keyof typeof ModuleKind];
