import type { LibraryFilter, LibraryQuery } from '@everscan/contract/codes.schemas';
import { tiles } from '@everscan/core/content/tiles';
import type { ShowView } from '../../lib/address-view.ts';

type Sort = LibraryQuery['sort'];
type State = NonNullable<LibraryFilter['state']>;
type Kind = NonNullable<LibraryFilter['kind']>;
type TypeId = NonNullable<LibraryFilter['type']>;

/** The valid values in an address, as in the schemas of the contract. */
const sorts: readonly Sort[] = ['created', 'changed', 'title', 'scans'];
export const states: readonly State[] = ['active', 'paused', 'scheduled', 'ended', 'disabled'];
export const kinds: readonly Kind[] = ['static', 'dynamic'];
export const typeIds = Object.keys(tiles) as TypeId[];

/** The state of the page. It is part of the address, so that it can be bookmarked. */
export type LibraryView = {
  q: string;
  /** A folder's id, `none` for codes in no folder, or empty. */
  folder: string;
  tags: readonly string[];
  kind: Kind | '';
  state: State | '';
  type: TypeId | '';
  /** The id of the brand kit that the codes use, or empty. */
  kit: string;
  sort: Sort;
  order: 'asc' | 'desc';
  view: 'table' | 'grid';
};

export type ShowLibrary = ShowView<LibraryView>;

export const defaultView: LibraryView = {
  q: '',
  folder: '',
  tags: [],
  kind: '',
  state: '',
  type: '',
  kit: '',
  sort: 'created',
  order: 'desc',
  view: 'table',
};

/** Reads the view from an address. Invalid parts are ignored. */
export function viewOf(params: URLSearchParams): LibraryView {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name)) ?? '';
  const sort = oneOf('sort', sorts) || defaultView.sort;
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    folder: params.get('folder') ?? '',
    tags: (params.get('tags') ?? '').split(',').filter(Boolean),
    kind: oneOf('kind', kinds),
    state: oneOf('state', states),
    type: oneOf('type', typeIds),
    kit: params.get('kit') ?? '',
    sort,
    order: oneOf('order', ['asc', 'desc'] as const) || defaultOrder(sort),
    view: oneOf('view', ['grid'] as const) || 'table',
  };
}

/** The query of a view's address, without default values. */
export function searchOf({ tags, ...view }: LibraryView): string {
  const params = new URLSearchParams();
  const initial = { ...defaultView, order: defaultOrder(view.sort) };
  for (const [name, value] of Object.entries(view)) {
    if (value !== initial[name as keyof LibraryView]) params.set(name, value);
  }
  if (tags.length > 0) params.set('tags', tags.join(','));
  return params.size > 0 ? `?${params}` : '';
}

/** Titles are sorted from A to Z, dates from the latest, and scans from the highest number. */
export function defaultOrder(sort: Sort): 'asc' | 'desc' {
  return sort === 'title' ? 'asc' : 'desc';
}

/** The codes that a view shows, in the form of the contract. */
export function filterOf({ q, folder, tags, kind, state, type, kit }: LibraryView): LibraryFilter {
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(folder && { folder }),
    ...(tags.length > 0 && { tags: tags.join(',') }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(type && { type }),
    ...(kit && { kit }),
  };
}

/** The order of a view, in the form of the contract. Both have the same default. */
export function orderOf({
  sort,
  order,
}: LibraryView): Partial<Pick<LibraryQuery, 'sort' | 'order'>> {
  const isDefault = sort === defaultView.sort && order === defaultView.order;
  return isDefault ? {} : { sort, order };
}

export function hasFilter(view: LibraryView): boolean {
  return Object.keys(filterOf(view)).length > 0;
}
