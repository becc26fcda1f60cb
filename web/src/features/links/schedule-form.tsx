import type { ChangeLinkBody } from '@everscan/contract/api/links';
import { withoutHttps } from '@everscan/core/content/url';
import { type Control, useController } from 'react-hook-form';
import { FormField } from '../../ui/form-field.tsx';
import { AddressField } from './controlled-fields.tsx';
import { fromLocalInput, toLocalInput } from './local-time.ts';
import { SaveRow } from './save-row.tsx';
import { type LinkFormProps, useLinkForm } from './use-link-form.ts';

type Schedule = { startsAt: string | null; endsAt: string | null; fallback: string };

/** The period in which the code leads to its target, and where it leads outside of it. */
export function ScheduleForm(props: LinkFormProps) {
  const { startsAt, endsAt, fallback } = props.link;
  const saved: Schedule = { startsAt, endsAt, fallback: withoutHttps(fallback ?? '') };
  const { control, submit, state } = useLinkForm(props, saved, bodyOf);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <form noValidate onSubmit={submit()} className="space-y-4">
      <div className="grid gap-4 @min-[400px]:grid-cols-2">
        <TimeField
          control={control}
          label="Start"
          name="startsAt"
          saved={startsAt}
          hint={`Your time (${zone}). Empty: at once.`}
        />
        <TimeField
          control={control}
          label="End"
          name="endsAt"
          saved={endsAt}
          hint="Empty: never."
        />
      </div>
      <AddressField
        control={control}
        label="Before and after"
        name="fallback"
        hint="Where the code leads outside of these times. Empty: a page that says so."
      />
      <SaveRow label="Save schedule" {...state} />
    </form>
  );
}

function bodyOf({ fallback, ...times }: Partial<Schedule>): ChangeLinkBody {
  return { ...times, ...(fallback !== undefined && { fallback: fallback.trim() || null }) };
}

type TimeFieldProps = {
  control: Control<Schedule>;
  label: string;
  name: 'startsAt' | 'endsAt';
  saved: string | null;
  hint: string;
};

/** A time in the viewer's zone, kept as ISO 8601. The saved one stays exact to the millisecond. */
function TimeField({ control, name, saved, ...props }: TimeFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FormField
      {...props}
      name={name}
      type="datetime-local"
      value={toLocalInput(field.value)}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={({ currentTarget: { value } }) =>
        field.onChange(value === toLocalInput(saved) ? saved : fromLocalInput(value))
      }
    />
  );
}
