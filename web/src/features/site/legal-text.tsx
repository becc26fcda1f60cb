import type { ReactNode } from 'react';

type LegalTextProps = { title: string; status: string; children: ReactNode };

export function LegalText({ title, status, children }: LegalTextProps) {
  return (
    <article lang="en" dir="ltr" className="mx-auto max-w-[720px] px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="font-semibold text-[36px] leading-tight tracking-tight sm:text-[44px]">
        {title}
      </h1>
      <p className="mt-3 text-muted text-sm">{status}</p>
      <div className="prose mt-8">{children}</div>
    </article>
  );
}
