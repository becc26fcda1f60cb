import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { NeedsScripts } from '../ui/needs-scripts.tsx';
import { SiteFrame } from './site-frame.tsx';

const pages = [
  { to: '/admin/analytics', label: 'Analytics' },
  { to: '/admin/reports', label: 'Reports' },
];

type AdminFrameProps = { title: string; description: string; children: ReactNode };

/** The frame of the administrators' pages. */
export function AdminFrame({ title, description, children }: AdminFrameProps) {
  return (
    <SiteFrame>
      {/* As tall as the window, so that the footer does not move while the page loads. */}
      <div lang="en" dir="ltr" className="page-width min-h-dvh pt-6 pb-16">
        <nav aria-label="Administration" className="mb-6 -ms-3 flex gap-1">
          {pages.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className="inline-flex h-9 items-center rounded-lg px-3 font-medium text-muted text-sm transition-colors hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <h1 className="app-heading">{title}</h1>
        <p className="mt-1 mb-5 text-muted">{description}</p>
        <NeedsScripts />
        {children}
      </div>
    </SiteFrame>
  );
}
