import { CircleAlert } from './icons.tsx';

/** Shows why a form was not accepted, until the next attempt. */
export function FormAlert({ children }: { children: string }) {
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-lg bg-danger-soft px-3 py-2.5 text-danger text-sm leading-5"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
