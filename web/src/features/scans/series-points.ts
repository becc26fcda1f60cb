import type { ScansReport } from '@everscan/contract/api/scans';

type Series = ScansReport['series'];

export type SeriesPoint = Series[number] & {
  /** Still running, so its figures will grow. */
  isRunning: boolean;
  /** Targets that the code was changed to in this time, each once, oldest first. */
  targets: string[];
};

/** The series without the points that are in the future. */
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
