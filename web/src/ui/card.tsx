import type { ComponentProps } from 'react';

export function Card({ className = '', ...props }: ComponentProps<'section'>) {
  return (
    <section
      {...props}
      className={`rounded-2xl border border-line bg-surface shadow-card ${className}`}
    />
  );
}
