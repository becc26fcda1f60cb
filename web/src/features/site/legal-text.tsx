import type { ReactNode } from 'react';

type LegalTextProps = { title: string; status: string; children: ReactNode };

export function LegalText({ title, status, children }: LegalTextProps) {
  return (
    <article lang="en" dir="ltr" className="page-width py-12 sm:py-16">
      <h1 className="site-heading">{title}</h1>
      <p className="mt-3 text-muted text-sm">{status}</p>
      <div className="prose mt-8 max-w-[656px]">{children}</div>
    </article>
  );
}
