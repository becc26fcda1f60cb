import * as m from '@everscan/messages/links';
import { Segments } from '../../ui/segments.tsx';

export type CodeKind = 'static' | 'dynamic';

const options = [
  { value: 'static', label: m.staticCode },
  { value: 'dynamic', label: m.dynamicCode },
] as const;

const HINTS: Record<CodeKind, string> = {
  static: m.staticHint,
  dynamic: m.dynamicHint,
};

type CodeKindChoiceProps = { kind: CodeKind; onChange: (kind: CodeKind) => void };

/** Static: the symbol contains the address. Dynamic: it contains a short link. */
export function CodeKindChoice({ kind, onChange }: CodeKindChoiceProps) {
  return (
    <Segments
      label={m.codeType}
      options={options}
      value={kind}
      onChange={onChange}
      hint={HINTS[kind]}
    />
  );
}
