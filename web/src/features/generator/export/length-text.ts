import * as m from '@everscan/messages/download';

/** A length in millimetres, centimetres or metres, rounded up to a precision that people can measure. */
export function lengthText(mm: number): string {
  if (mm < 10) return mmText(mm);
  return mm < 1000 ? m.cm(Math.ceil(mm) / 10) : m.metres(Math.ceil(mm / 10) / 100);
}

/** A distance, rounded down so that the code can still be read at it. */
export function distanceText(mm: number): string {
  return mm < 1000 ? m.cm(Math.floor(mm / 10)) : m.metres(Math.floor(mm / 100) / 10);
}

export function metresText(mm: number): string {
  return m.metres(mm / 1000);
}

export function mmText(mm: number): string {
  return m.mm(mm < 1 ? Math.round(mm * 100) / 100 : Math.round(mm * 10) / 10);
}
