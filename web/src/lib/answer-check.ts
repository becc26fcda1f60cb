import type { RouteOfApi } from '@everscan/contract/api';
import type { Done } from '@everscan/contract/requests';

/**
 * Whether an answer matches its schema. Unknown keys are allowed, because a newer server may send more than this page
 * knows. If the schemas cannot be loaded, the answer is accepted.
 */
export async function matchesSchema(
  route: RouteOfApi,
  status: number,
  json: unknown,
): Promise<boolean> {
  if (json === undefined) return false; // not JSON
  const answers = await loadAnswers(route).catch(() => undefined);
  if (!answers) return true;
  const schemas = answers[route];
  if (!schemas) return (json as Partial<Done> | null)?.success === true;
  const schema = schemas[status] ?? Object.values(schemas)[0];
  const { error } = schema?.safeParse(json) ?? {};
  return !error || error.issues.every(({ code }) => code === 'unrecognized_keys');
}

type Schema = {
  safeParse(value: unknown): { error?: { issues: readonly { code?: string }[] } | undefined };
};
type Answers = { [route: string]: { [status: number]: Schema } | undefined };

/** Loads the answers of the noun to which a route belongs. */
export async function loadAnswers(route: RouteOfApi): Promise<Answers> {
  const path = route.replace(/^\w+ \/api\//, '');
  const [, load] = nouns.find(([start]) => start.test(path)) ?? [];
  return ((await load?.()) ?? {}) as Answers;
}

const nouns: readonly (readonly [RegExp, () => Promise<unknown>])[] = [
  [
    /^library\/(?:groups|folders|tags|saved-filters)/,
    async () => (await import('@everscan/contract/groups.schemas')).groupAnswers,
  ],
  [
    /^(?:projects|reserved-code|bin|library)/,
    async () => (await import('@everscan/contract/codes.schemas')).codeAnswers,
  ],
  [
    /^(?:kits|logos)/,
    async () => (await import('@everscan/contract/brand-kits.schemas')).brandKitAnswers,
  ],
  [
    /^(?:bulk|import|export)/,
    async () => (await import('@everscan/contract/transfer.schemas')).transferAnswers,
  ],
  [/^scans/, async () => (await import('@everscan/contract/scans.schemas')).scanAnswers],
  [
    /^(?:track|qr)-/,
    async () => (await import('@everscan/contract/downloads.schemas')).downloadAnswers,
  ],
  [
    /^(?:statistics|feedback|reports)/,
    async () => (await import('@everscan/contract/site.schemas')).siteAnswers,
  ],
  [/^/, async () => (await import('@everscan/contract/accounts.schemas')).accountAnswers],
];
