import type { Utm } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/links';
import { TextField } from '../../ui/text-field.tsx';

const fields = [
  { name: 'source', placeholder: m.sourceExample },
  { name: 'medium', placeholder: m.mediumExample },
  { name: 'campaign', placeholder: m.campaignExample },
  { name: 'term', placeholder: '' },
  { name: 'content', placeholder: '' },
] as const;

type UtmFieldsProps = { utm: Utm; onChange: (utm: Utm) => void };

/** The tags that most analytics tools read. */
export function UtmFields({ utm, onChange }: UtmFieldsProps) {
  return (
    <div className="grid gap-4 @min-[400px]:grid-cols-2">
      {fields.map(({ name, placeholder }) => (
        <TextField
          key={name}
          name={`utm.${name}`}
          label={`utm_${name}`}
          value={utm[name] ?? ''}
          onChange={(value) => onChange({ ...utm, [name]: value })}
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

/** The summary of the tags beside the title of the section. */
export function tagSummary(utm: Utm): string {
  const tags = Object.values(utm).filter((value) => value?.trim()).length;
  return tags === 0 ? m.noTags : m.tagsAdded(tags);
}
