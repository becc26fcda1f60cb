import { Segments } from '../../ui/segments.tsx';

export type CodeKind = 'static' | 'dynamic';

const options = [
  { value: 'static', label: 'Static' },
  { value: 'dynamic', label: 'Dynamic' },
] as const;

const HINTS: Record<CodeKind, string> = {
  static: "Static: goes straight to the address, never expires, can't be changed or counted.",
  dynamic:
    'Dynamic: goes through our short link, so you can change the target and count scans later.',
};

type CodeKindChoiceProps = { kind: CodeKind; onChange: (kind: CodeKind) => void };

/** Whether the address itself is in the symbol. */
export function CodeKindChoice({ kind, onChange }: CodeKindChoiceProps) {
  return (
    <Segments
      label="Kind of code"
      options={options}
      value={kind}
      onChange={onChange}
      hint={HINTS[kind]}
    />
  );
}
