import { type Insertable, sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/connect.ts';
import type { LinksTable } from '../../server/src/platform/db/schema.ts';

/** Targets with characters that have a meaning in HTML or in the configuration of a web server. */
export const hostileTargets: readonly string[] = [
  'https://shop.example/menu?utm_source=print&utm_medium=qr#top',
  `https://shop.example/$host/\${uri}/$1?price=5$&cost=$$`,
  'https://shop.example/a;return 301 https://evil.example;#',
  'https://shop.example/"} location / { return 200 "x"; }',
  "https://shop.example/'-alert(1)-'?q='\"><script>alert(1)</script>",
  'https://shop.example/{path}?a={$HOME}&b={http.request.host}|^`\\',
  'https://shop.example/?a=\\&b=\\\\&c=back\\"slash\\n\\"',
  'https://shop.example/:splat/*/:code',
  'https://shop.example/caf\u00e9/\u83dc\u5355/\u202etxt?\u00fc=\u{1f600}#\u00df',
  'https://m\u00fcnchen.example/ a  b\tc?d e',
  'https://user:p%40ss;word@shop.example:8443/%00%0a%0d%22?%7B%7D#%3C',
  'http://[2001:db8::1]:8080/a,b;c=d/(e)!*~?f[]=g',
  'https://shop.example/</noscript></title><meta http-equiv="refresh" content="0;url=https://evil.example">',
  `https://shop.example/?long=${'x$;{"'.repeat(300)}`,
];

const HOUR_MS = 3600_000;
const KINDS = 16;

/** The fields of the n-th link: of 16 links, nine redirect and each other state occurs once. */
function fieldsOf(n: number, now: number): Partial<Insertable<LinksTable>> {
  const later = new URL('https://later.example/menu').href;
  const kind = n % KINDS;
  if (kind === 1)
    return { state: 'paused', pause_text: 'Back <b>on</b> Monday </section><script>' };
  if (kind === 2) return { blocked_at: now };
  if (kind === 3) return { deleted_at: now };
  if (kind === 4) return { starts_at: now - 2 * HOUR_MS, ends_at: now - HOUR_MS };
  if (kind === 5) return { ends_at: now - HOUR_MS, fallback: later };
  if (kind === 6) return { starts_at: now + HOUR_MS, ends_at: now + 2 * HOUR_MS };
  if (kind === 7) return { ends_at: now + HOUR_MS, fallback: later };
  return {};
}

/** Adds links of every state, a quarter of them with custom slugs. */
export async function seedKitCodes(db: Db, count: number, now: number): Promise<string[]> {
  const codes = Array.from({ length: count }, (_, n) => codeOf(n));
  for (let start = 0; start < count; start += 50) {
    const rows = codes.slice(start, start + 50).map((code, i) => {
      const n = start + i;
      const typed = hostileTargets[Math.floor(n / KINDS) % hostileTargets.length] as string;
      const location = new URL(typed).href;
      const target = { target: typed, location, state: 'active' as const, version: 1 };
      return { code, ...target, created_at: now, updated_at: now, ...fieldsOf(n, now) };
    });
    await db.insertInto('links').values(rows).execute();
  }
  return codes;
}

const SLUGS = ['-', 'SUMMER-MENU-', '---', 'A-'];

function codeOf(n: number): string {
  const number = Math.imul(n + 1, 0x9e3779b1) >>> 0;
  if (n % 4 === 0) return `${SLUGS[(n / 4) % SLUGS.length]}${n.toString(36).toUpperCase()}-Z`;
  return number.toString(32).toUpperCase().padStart(8, 'W');
}

/** Adds links that redirect, with one statement. */
export async function seedManyLinks(db: Db, count: number, now: number): Promise<void> {
  await sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into links (code, target, location, state, version, created_at, updated_at)
    select printf('%08X', (n * 2654435761) % 4294967296),
      'https://shop.example/menu/' || n, 'https://shop.example/menu/' || n || '?utm_source=print&utm_medium=qr',
      'active', 1, ${now}, ${now}
    from numbers`.execute(db);
}
