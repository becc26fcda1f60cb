import type { Utm } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/links';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';

const fields = [
  { name: 'source', placeholder: m.sourceExample },
  { name: 'medium', placeholder: m.mediumExample },
  { name: 'campaign', placeholder: m.campaignExample },
  { name: 'term', placeholder: '' },
  { name: 'content', placeholder: '' },
] as const;

type UtmFieldsProps = {
  utm: Utm;
  passesQuery: boolean;
  onChange: (change: { utm?: Utm; passesQuery?: boolean }) => void;
};

/** What is added to the target: the tags that most analytics tools read, and the query of an opened short link. */
export function UtmFields({ utm, passesQuery, onChange }: UtmFieldsProps) {
  return (
    <>
      <div className="grid gap-4 @min-[400px]:grid-cols-2">
        {fields.map(({ name, placeholder }) => (
          <TextField
            key={name}
            name={`utm.${name}`}
            label={`utm_${name}`}
            value={utm[name] ?? ''}
            onChange={(value) => onChange({ utm: { ...utm, [name]: value } })}
            placeholder={placeholder}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
          />
        ))}
      </div>
      <Switch
        label={m.passQuery}
        hint={m.passQueryHint}
        isOn={passesQuery}
        onChange={(isOn) => onChange({ passesQuery: isOn })}
      />
    </>
  );
}

/** What is added to the target, beside the title of the section. */
export function utmSummary({ utm, passesQuery }: Omit<UtmFieldsProps, 'onChange'>): string {
  const tags = Object.values(utm).filter((value) => value?.trim()).length;
  const added = [...(tags > 0 ? [m.tagsAdded(tags)] : []), ...(passesQuery ? [m.passQuery] : [])];
  return added.join(' · ') || m.noTags;
}
