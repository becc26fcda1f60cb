import { URL_MAX_LENGTH, withoutHttps } from '@everscan/core/content/url';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { SaveRow } from './save-row.tsx';
import { type LinkFormProps, useLinkForm } from './use-link-form.ts';

/** Where the code leads. */
export function TargetForm(props: LinkFormProps) {
  const { link } = props;
  const form = useLinkForm(props);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? withoutHttps(link.target);
  const isDirty = shown !== withoutHttps(link.target);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await form.save({ target: shown })) setTyped(undefined);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-3">
      <AddressField
        label="Target"
        name="target"
        value={shown}
        onChange={(value) => {
          setTyped(value);
          form.touch();
        }}
        error={form.errorOf('target')}
        hint="Printed codes lead to the new address within a second of saving it."
      />
      <SaveRow
        label="Save target"
        isDirty={isDirty}
        isSaving={form.isSaving}
        isSaved={form.isSaved}
        error={form.otherError('target')}
      />
    </form>
  );
}

type AddressFieldProps = {
  label: string;
  name: string;
  value: string;
  hint?: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A web address without the `https://` that stands before it. */
export function AddressField({ onChange, ...props }: AddressFieldProps) {
  return (
    <TextField
      {...props}
      prefix="https://"
      placeholder="example.com"
      type="text"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={URL_MAX_LENGTH}
      onChange={(typed) => onChange(withoutHttps(typed))}
    />
  );
}
