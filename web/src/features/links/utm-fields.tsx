import type { Utm } from '@everscan/contract/api/links';
import { TextField } from '../../ui/text-field.tsx';

const fields = [
  { name: 'source', placeholder: 'poster' },
  { name: 'medium', placeholder: 'print' },
  { name: 'campaign', placeholder: 'summer-2026' },
  { name: 'term', placeholder: '' },
  { name: 'content', placeholder: '' },
] as const;

type UtmFieldsProps = { utm: Utm; onChange: (utm: Utm) => void };

/** The tags that most statistics read. */
export function UtmFields({ utm, onChange }: UtmFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, placeholder }) => (
        <TextField
          key={name}
          label={`utm_${name}`}
          name={`utm_${name}`}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          value={utm[name] ?? ''}
          onChange={(value) => onChange({ ...utm, [name]: value })}
        />
      ))}
    </div>
  );
}

/** Without the empty fields. */
export function filledUtm(utm: Utm): Utm {
  return Object.fromEntries(
    Object.entries(utm).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
}

export function isSameUtm(a: Utm, b: Utm): boolean {
  return fields.every(({ name }) => (a[name]?.trim() ?? '') === (b[name]?.trim() ?? ''));
}
