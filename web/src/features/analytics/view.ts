import {
  type GenerationFilter,
  generationsQuerySchema,
} from '@everscan/contract/downloads.schemas';

export type Tab = 'overview' | 'generations';

/** The state of the dashboard. It is part of the address, so that it can be shared. */
export type View = { tab: Tab; filter: GenerationFilter; page: number };

const { type, style, userId, page } = generationsQuerySchema.shape;

/** Reads the view from an address. Invalid parts are ignored. */
export function viewOf(params: URLSearchParams): View {
  const value = (name: string) => params.get(name) ?? undefined;
  return {
    tab: value('tab') === 'generations' ? 'generations' : 'overview',
    filter: {
      type: type.safeParse(value('type')).data,
      style: style.safeParse(value('style')).data,
      userId: parseUserId(value('userId')),
    },
    page: page.safeParse(value('page')).data ?? 1,
  };
}

/** Parses a user id from a field or an address; `undefined` if it is invalid. */
export function parseUserId(text: string | undefined): number | undefined {
  return userId.safeParse(text || undefined).data;
}

/** The query of a view's address, without default values. */
export function searchOf({ tab, filter, page }: View): string {
  return query({
    tab: tab === 'overview' ? undefined : tab,
    ...filter,
    page: page === 1 ? undefined : page,
  });
}

/** The defined values as `?name=value&…`, or an empty text. */
export function query(values: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}
