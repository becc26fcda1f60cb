import type { ReactNode } from 'react';

/** The content of a page with a single message. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-lg min-h-[64dvh] flex-col justify-center px-4 py-20 sm:px-8 sm:text-center">
      <h1 className="site-heading text-balance">{title}</h1>
      <div className="mt-4 text-muted leading-7">{children}</div>
    </div>
  );
}
