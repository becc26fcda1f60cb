import * as m from '@everscan/messages/links';
import { useId, useRef } from 'react';
import { useEarlyChoice } from '../../ui/use-early-choice.ts';

export type CodeKind = 'static' | 'dynamic';

const KINDS: readonly { id: CodeKind; title: string; benefit: string }[] = [
  { id: 'static', title: m.staticCode, benefit: m.staticBenefit },
  { id: 'dynamic', title: m.dynamicCode, benefit: m.dynamicBenefit },
];

type CodeKindChoiceProps = { kind: CodeKind; onChange: (kind: CodeKind) => void };

/** Static: the symbol contains the address. Dynamic: it contains a short link. */
export function CodeKindChoice({ kind, onChange }: CodeKindChoiceProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, kind, (early) => onChange(early as CodeKind));
  return (
    <fieldset ref={group} className="grid gap-2 @min-[400px]:grid-cols-2">
      <legend className="sr-only">{m.codeType}</legend>
      {KINDS.map(({ id, title, benefit }) => (
        <label
          key={id}
          className="flex gap-2.5 rounded-xl border border-line bg-surface px-3.5 py-2.5 text-sm leading-5 transition-colors hover:border-line-strong has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={id}
            aria-labelledby={`${name}-${id}`}
            aria-describedby={`${name}-${id}-benefit`}
            checked={id === kind}
            onChange={() => onChange(id)}
            className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
          />
          <span className="min-w-0">
            <span id={`${name}-${id}`} className="block font-medium">
              {title}
            </span>
            <span id={`${name}-${id}-benefit`} className="block text-muted">
              {benefit}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
