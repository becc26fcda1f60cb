type Shape = {
  /** The number of codes in a row. */
  columns: number;
  total: number;
  /** The number of rows on the screen. */
  page: number;
};

/** The code that a key moves to, in lists and grids (WAI-ARIA, grid pattern); `undefined` for other keys. */
export function movedBy(key: string, from: number, { columns, total, page }: Shape) {
  const isMirrored = document.documentElement.dir === 'rtl';
  const steps: Record<string, number> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: page * columns,
    PageUp: -page * columns,
    Home: -total,
    End: total,
    ...(columns > 1 && { [isMirrored ? 'ArrowLeft' : 'ArrowRight']: 1 }),
    ...(columns > 1 && { [isMirrored ? 'ArrowRight' : 'ArrowLeft']: -1 }),
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(total - 1, from + step));
}
