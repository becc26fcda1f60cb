import { withoutHttps } from '@everscan/core/content/url';
import { AddressField } from './controlled-fields.tsx';
import { SaveRow } from './save-row.tsx';
import { type LinkFormProps, useLinkForm } from './use-link-form.ts';

/** The address that the code leads to. */
export function TargetForm(props: LinkFormProps) {
  const { control, submit, state } = useLinkForm(props, {
    target: withoutHttps(props.link.target),
  });
  return (
    <form noValidate onSubmit={submit()} className="space-y-3">
      <AddressField
        control={control}
        label="Target"
        name="target"
        hint="Printed codes lead to the new address within a second of saving it."
      />
      <SaveRow label="Save target" {...state} />
    </form>
  );
}
