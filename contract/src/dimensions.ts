/**
 * The properties by which scans are counted: each is a column of the table `scans`, and has a plural name in
 * the report. Writing scans, counts, reports, exports and their schemas all use this list.
 */
export const dimensions = [
  { id: 'country', plural: 'countries' },
  { id: 'device', plural: 'devices' },
  { id: 'system', plural: 'systems' },
  { id: 'browser', plural: 'browsers' },
  { id: 'referrer', plural: 'referrers' },
] as const;

export type Dimension = (typeof dimensions)[number];
export type DimensionId = Dimension['id'];

export const dimensionIds = dimensions.map(({ id }) => id);

/** An object with one value for each dimension, by its id. */
export function byDimension<Value>(value: (id: DimensionId) => Value): Record<DimensionId, Value> {
  return Object.fromEntries(dimensionIds.map((id) => [id, value(id)])) as Record<
    DimensionId,
    Value
  >;
}

/** Like `byDimension`, but keyed by the plural names that the report uses. */
export function byPlural<Value>(
  value: (id: DimensionId) => Value,
): Record<Dimension['plural'], Value> {
  const entries = dimensions.map(({ id, plural }) => [plural, value(id)]);
  return Object.fromEntries(entries) as Record<Dimension['plural'], Value>;
}
