import { maxRanked, type ScansReport, type ScanTotals } from '@everscan/contract/scans.schemas';
import type { CountedLink } from './counted-links.ts';

type Points = ReadonlyMap<number, readonly number[]>;

/**
 * From time to time, removes the points of links that have too few scans to be ranked, so that memory does
 * not grow with the number of links.
 * @param points of all days of each of these links
 * @param linkIds in the order of the owner's list
 */
export function keepMostScanned(points: Map<number, number[]>, linkIds: readonly number[]): void {
  if (points.size < 2 * maxRanked) return;
  const places = new Map(linkIds.map((id, place) => [id, place]));
  const placeOf = (id: number) => places.get(id) ?? 0;
  const ranked = [...points.keys()]
    .map((id) => ({ id, scans: sumOf(points, id) }))
    .sort((a, b) => b.scans - a.scans || placeOf(a.id) - placeOf(b.id));
  for (const { id } of ranked.slice(maxRanked)) points.delete(id);
}

/**
 * Ranks links by scans, most first, and breaks ties by the order of the owner's list.
 * @param points scans at the points of the series, by link; links without scans or with too few to be ranked
 * may be missing
 * @param before totals of the previous period, by link
 */
export function rankLinks(
  links: readonly CountedLink[],
  points: Points,
  before: ReadonlyMap<number, ScanTotals> | null,
  length: number,
): ScansReport['ranking'] {
  return links
    .map(({ id, project }) => ({ id, project, scans: sumOf(points, id) }))
    .sort((a, b) => b.scans - a.scans)
    .slice(0, maxRanked)
    .map(({ id, project, scans }) => ({
      project,
      scans,
      before: before && (before.get(id)?.scans ?? 0),
      points: [...(points.get(id) ?? Array<number>(length).fill(0))],
    }));
}

function sumOf(points: Points, id: number): number {
  return (points.get(id) ?? []).reduce((sum, count) => sum + count, 0);
}
