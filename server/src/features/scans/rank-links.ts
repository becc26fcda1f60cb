import { mostRanked, type ScansReport, type ScanTotals } from '@everscan/contract/api/scans';
import type { CountedLink } from '../links/links.service.ts';

/**
 * The links with the most scans first, those with as many in the order of the owner's list.
 * @param points scans at the points of the series, by link; links without scans are missing
 * @param before totals of the period before, likewise
 */
export function rankLinks(
  links: readonly CountedLink[],
  points: ReadonlyMap<number, readonly number[]>,
  before: ReadonlyMap<number, ScanTotals> | null,
  length: number,
): ScansReport['ranking'] {
  return links
    .map(({ id, project }) => ({
      id,
      project,
      scans: (points.get(id) ?? []).reduce((sum, count) => sum + count, 0),
    }))
    .sort((a, b) => b.scans - a.scans)
    .slice(0, mostRanked)
    .map(({ id, project, scans }) => ({
      project,
      scans,
      before: before && (before.get(id)?.scans ?? 0),
      points: [...(points.get(id) ?? Array<number>(length).fill(0))],
    }));
}
