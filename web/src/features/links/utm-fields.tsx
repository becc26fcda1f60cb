import type { Utm } from '@everscan/contract/api/links';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { ControlledText } from './controlled-fields.tsx';

const fields = [
  { name: 'source', placeholder: 'poster' },
  { name: 'medium', placeholder: 'print' },
  { name: 'campaign', placeholder: 'summer-2026' },
  { name: 'term', placeholder: '' },
  { name: 'content', placeholder: '' },
] as const;

type UtmFieldsProps<Values extends FieldValues> = {
  /** Of a form with a value `utm`, as of `utmValues`. */
  control: Control<Values>;
};

/** The tags that most analytics tools read. */
export function UtmFields<Values extends FieldValues>({ control }: UtmFieldsProps<Values>) {
  return (
    <div className="grid gap-4 @min-[400px]:grid-cols-2">
      {fields.map(({ name, placeholder }) => (
        <ControlledText
          key={name}
          control={control}
          name={`utm.${name}` as FieldPath<Values>}
          label={`utm_${name}`}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
        />
      ))}
    </div>
  );
}

/** With an empty text for each missing tag, as inputs need it. */
export function utmValues(utm: Utm): Required<Utm> {
  return { source: '', medium: '', campaign: '', term: '', content: '', ...utm };
}

/** Without the empty fields. */
export function filledUtm(utm: Utm): Utm {
  return Object.fromEntries(
    Object.entries(utm).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
}
