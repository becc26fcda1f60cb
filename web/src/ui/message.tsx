import type { ReactNode } from 'react';
import { HomeLink } from './home-link.tsx';

/** A page with a single message. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-6 pb-24 outline-none"
    >
      <HomeLink />
      <h1 className="mt-8 font-semibold text-2xl tracking-tight">{title}</h1>
      <div className="mt-3 text-muted leading-7">{children}</div>
    </main>
  );
}
