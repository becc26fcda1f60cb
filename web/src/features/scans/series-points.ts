import type { ScansReport } from '@everscan/contract/scans.schemas';

type Series = ScansReport['series'];

export type SeriesPoint = Series[number] & {
  /** Whether the time of this point has not ended yet, so that its figures may grow. */
  isRunning: boolean;
  /** The targets that the code was given during this time, without duplicates, oldest first. */
  targets: string[];
};

/** The series without points in the future. */
export function pointsUntilNow(
  series: Series,
  current: ScansReport['current'],
  changes: ScansReport['targetChanges'] = [],
): SeriesPoint[] {
  const now = series.findIndex(({ start }) => start === current);
  return (now < 0 ? series : series.slice(0, now + 1)).map((point, i) => ({
    ...point,
    isRunning: i === now,
    targets: [
      ...new Set(changes.filter(({ start }) => start === point.start).map(({ target }) => target)),
    ],
  }));
}
