import { SaveRow } from './save-row.tsx';
import { type LinkFormProps, useLinkForm } from './use-link-form.ts';
import { filledUtm, UtmFields, utmValues } from './utm-fields.tsx';

export function UtmForm(props: LinkFormProps) {
  const saved = { utm: utmValues(props.link.utm) };
  const { control, submit, state } = useLinkForm(props, saved, ({ utm }) =>
    utm ? { utm: filledUtm(utm) } : {},
  );
  return (
    <form noValidate onSubmit={submit()} className="space-y-4">
      <p className="text-muted text-sm leading-5">
        Added to the target, so that your own analytics recognise the code. Tags that the target
        already has stay as they are.
      </p>
      <UtmFields control={control} />
      <SaveRow label="Save tags" {...state} />
    </form>
  );
}
