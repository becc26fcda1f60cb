import { Link } from 'react-router';
import type { Crumb } from '../../lib/structured-data.ts';
import { ChevronRight } from '../../ui/icons.tsx';

/** The path from the home page to this page, which is the last step. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-6 print:hidden">
      <ol className="flex flex-wrap items-center gap-1.5 text-muted text-sm">
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5" />}
            {index < crumbs.length - 1 ? (
              <Link to={path} className="rounded hover:text-ink">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
