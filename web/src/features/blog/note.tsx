import type { ReactNode } from 'react';

/** One key point of an article, set apart. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="note">
      <p className="note-title">{title}</p>
      {children}
    </aside>
  );
}
