import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/ui';
import { Link } from 'react-router';

/** A link to the home page with the logo, a finder pattern with an open ring, and the name. */
export function HomeLink({ className = '' }: { className?: string }) {
  return (
    <Link
      to="/"
      aria-label={m.homeLink(site.name)}
      className={`flex pointer-coarse:h-11 items-center w-fit gap-2.5 rounded-md ${className}`}
    >
      <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 text-accent">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="3.6"
          strokeLinecap="round"
          d="M25.2 14V9.8A7 7 0 0 0 18.2 2.8H9.8A7 7 0 0 0 2.8 9.8V18.2A7 7 0 0 0 9.8 25.2H14"
        />
        <rect x="9" y="9" width="10" height="10" rx="3.2" fill="currentColor" />
        <circle cx="22.6" cy="22.6" r="2.9" fill="currentColor" />
      </svg>
      <span className="font-semibold text-[17px] text-ink tracking-tight">{site.name}</span>
    </Link>
  );
}
