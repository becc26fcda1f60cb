import { Segments } from '../../ui/segments.tsx';

export type CodeKind = 'static' | 'dynamic';

const options = [
  { value: 'static', label: 'Static' },
  { value: 'dynamic', label: 'Dynamic' },
] as const;

const HINTS: Record<CodeKind, string> = {
  static: "Static: opens your link directly and never expires. Scans aren't tracked.",
  dynamic: 'Dynamic: opens through a short link, so you can change the target and see scans later.',
};

type CodeKindChoiceProps = { kind: CodeKind; onChange: (kind: CodeKind) => void };

/** Static: the symbol contains the address. Dynamic: it contains a short link. */
export function CodeKindChoice({ kind, onChange }: CodeKindChoiceProps) {
  return (
    <Segments
      label="Code type"
      options={options}
      value={kind}
      onChange={onChange}
      hint={HINTS[kind]}
    />
  );
}
