import { useController } from 'react-hook-form';
import { SaveRow } from './save-row.tsx';
import { type LinkFormProps, useLinkForm } from './use-link-form.ts';
import { UtmFields } from './utm-fields.tsx';

export function UtmForm(props: LinkFormProps) {
  const { control, submit, state } = useLinkForm(props, { utm: props.link.utm });
  const { field } = useController({ control, name: 'utm' });
  return (
    <form noValidate onSubmit={submit()} className="space-y-4">
      <p className="text-muted text-sm leading-5">
        Added to the target, so that your own analytics recognise the code. Tags that the target
        already has stay as they are.
      </p>
      <UtmFields utm={field.value} onChange={field.onChange} />
      <SaveRow label="Save tags" {...state} />
    </form>
  );
}
