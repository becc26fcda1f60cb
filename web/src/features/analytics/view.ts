import { type GenerationFilter, generationsQuerySchema } from '@everscan/contract/api/analytics';

export type Tab = 'overview' | 'generations';

/** What the dashboard shows. All of it stands in the address, so that it can be sent to a colleague. */
export type View = { tab: Tab; filter: GenerationFilter; page: number };

const { type, style, userId, page } = generationsQuerySchema.shape;

/** The view that an address asks for. What makes no sense in it is as if it were not there. */
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

/** A user's id as it is typed or stands in an address. */
export function parseUserId(text: string | undefined): number | undefined {
  return userId.safeParse(text || undefined).data;
}

/** The query of a view's address, as short as it can be. */
export function searchOf({ tab, filter, page }: View): string {
  return query({
    tab: tab === 'overview' ? undefined : tab,
    ...filter,
    page: page === 1 ? undefined : page,
  });
}

/** `values` that there are, as `?name=value&…`, or nothing. */
export function query(values: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
}
