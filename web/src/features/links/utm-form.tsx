import type { Utm } from '@everscan/contract/api/links';
import { type FormEvent, useState } from 'react';
import { SaveRow } from './save-row.tsx';
import { type LinkFormProps, useLinkForm } from './use-link-form.ts';
import { filledUtm, isSameUtm, UtmFields } from './utm-fields.tsx';

export function UtmForm(props: LinkFormProps) {
  const { link } = props;
  const form = useLinkForm(props);
  const [typed, setTyped] = useState<Utm>();
  const utm = typed ?? link.utm;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await form.save({ utm: filledUtm(utm) })) setTyped(undefined);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <p className="text-muted text-sm leading-5">
        Added to the target, so that your own statistics know the code. What the target has already
        stays.
      </p>
      <UtmFields
        utm={utm}
        onChange={(next) => {
          setTyped(next);
          form.touch();
        }}
      />
      <SaveRow
        label="Save tags"
        isDirty={!isSameUtm(utm, link.utm)}
        isSaving={form.isSaving}
        isSaved={form.isSaved}
        error={form.otherError()}
      />
    </form>
  );
}
