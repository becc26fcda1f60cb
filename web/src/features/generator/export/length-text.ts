// A no-break space keeps a number and its unit on one line.

/** In millimetres, centimetres or metres, rounded up to what people can measure. */
export function lengthText(mm: number): string {
  if (mm < 10) return mmText(mm);
  return mm < 1000
    ? `${numberText(Math.ceil(mm) / 10)}\u00a0cm`
    : `${numberText(Math.ceil(mm / 10) / 100)}\u00a0m`;
}

/** Rounded down, so that nobody is told to stand too far away. */
export function distanceText(mm: number): string {
  return mm < 1000
    ? `${Math.floor(mm / 10)}\u00a0cm`
    : `${numberText(Math.floor(mm / 100) / 10)}\u00a0m`;
}

export function metresText(mm: number): string {
  return `${numberText(mm / 1000)}\u00a0m`;
}

export function mmText(mm: number): string {
  return `${numberText(mm < 1 ? Math.round(mm * 100) / 100 : Math.round(mm * 10) / 10)}\u00a0mm`;
}

export function numberText(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}
