import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useUser } from '../features/account/session.ts';
import { HomeLink } from '../ui/home-link.tsx';

const pages = [
  { to: '/admin/analytics', label: 'Analytics' },
  { to: '/admin/reports', label: 'Reports' },
];

type AdminFrameProps = { title: string; description: string; children: ReactNode };

/** The frame of the administrators' pages. */
export function AdminFrame({ title, description, children }: AdminFrameProps) {
  const user = useUser();
  return (
    <div className="min-h-dvh">
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex h-16 max-w-[1280px] items-center gap-4 px-4 sm:gap-6 sm:px-8">
          <HomeLink className="shrink-0" />
          <nav aria-label="Administration" className="flex gap-1">
            {pages.map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                className="inline-flex h-9 items-center rounded-lg px-2.5 font-medium text-muted text-sm transition-colors hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink sm:px-3"
              >
                {label}
              </NavLink>
            ))}
          </nav>
          {user && (
            <p
              title={user.email}
              className="ml-auto min-w-0 truncate text-muted text-sm max-sm:sr-only"
            >
              {user.email}
            </p>
          )}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-[1280px] px-4 pt-8 pb-16 outline-none sm:px-8 lg:pt-10"
      >
        <h1 className="font-semibold text-[28px] leading-9 tracking-tight">{title}</h1>
        <p className="mt-1 mb-5 text-muted">{description}</p>
        {children}
      </main>
    </div>
  );
}
