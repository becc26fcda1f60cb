import { withoutHttps } from '@everscan/core/content/url';
import { type FormEvent, useState } from 'react';
import { FormField } from '../../ui/form-field.tsx';
import { fromLocalInput, toLocalInput } from './local-time.ts';
import { SaveRow } from './save-row.tsx';
import { AddressField } from './target-form.tsx';
import { type LinkFormProps, useLinkForm } from './use-link-form.ts';

type Schedule = { startsAt: string; endsAt: string; fallback: string };

/** From when until when the code leads to its target, and where otherwise. */
export function ScheduleForm(props: LinkFormProps) {
  const { link } = props;
  const form = useLinkForm(props);
  const saved: Schedule = {
    startsAt: toLocalInput(link.startsAt),
    endsAt: toLocalInput(link.endsAt),
    fallback: withoutHttps(link.fallback ?? ''),
  };
  const [typed, setTyped] = useState<Partial<Schedule>>({});
  const shown = { ...saved, ...typed };
  const isDirty = (['startsAt', 'endsAt', 'fallback'] as const).some(
    (field) => shown[field] !== saved[field],
  );
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  function change(part: Partial<Schedule>) {
    setTyped((before) => ({ ...before, ...part }));
    form.touch();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const body = {
      // What is not typed stays as it is, to the millisecond.
      ...(shown.startsAt !== saved.startsAt && { startsAt: fromLocalInput(shown.startsAt) }),
      ...(shown.endsAt !== saved.endsAt && { endsAt: fromLocalInput(shown.endsAt) }),
      ...(shown.fallback !== saved.fallback && { fallback: shown.fallback.trim() || null }),
    };
    if (await form.save(body)) setTyped({});
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          label="Start"
          name="startsAt"
          type="datetime-local"
          value={shown.startsAt}
          onChange={(event) => change({ startsAt: event.currentTarget.value })}
          error={form.errorOf('startsAt')}
          hint={`Your time (${zone}). Empty: at once.`}
        />
        <FormField
          label="End"
          name="endsAt"
          type="datetime-local"
          value={shown.endsAt}
          onChange={(event) => change({ endsAt: event.currentTarget.value })}
          error={form.errorOf('endsAt')}
          hint="Empty: never."
        />
      </div>
      <AddressField
        label="Before and after"
        name="fallback"
        value={shown.fallback}
        onChange={(fallback) => change({ fallback })}
        error={form.errorOf('fallback')}
        hint="Where the code leads outside of these times. Empty: a page that says so."
      />
      <SaveRow
        label="Save schedule"
        isDirty={isDirty}
        isSaving={form.isSaving}
        isSaved={form.isSaved}
        error={form.otherError('startsAt', 'endsAt', 'fallback')}
      />
    </form>
  );
}
