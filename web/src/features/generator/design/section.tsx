import type { ReactNode } from 'react';

/** A section of the design panel, with a heading and a line above it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-6">
      <h2 className="mb-4 font-semibold text-ink text-sm">{title}</h2>
      <div className="space-y-6">{children}</div>
    </section>
  );
}
