import type { ReactNode } from 'react';

/** A part of the design under a heading, apart from the others by a line. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-6">
      <h2 className="mb-4 font-semibold text-ink text-sm">{title}</h2>
      <div className="space-y-6">{children}</div>
    </section>
  );
}
