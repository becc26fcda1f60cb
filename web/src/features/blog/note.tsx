import type { ReactNode } from 'react';

/** A key point of an article, in a box. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="note">
      <p className="note-title">{title}</p>
      {children}
    </aside>
  );
}
