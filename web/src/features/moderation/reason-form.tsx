import { moderationBodySchema } from '@everscan/contract/site.schemas';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../lib/form-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { FormTextArea } from '../../ui/form-field.tsx';

const CONSEQUENCES = {
  disable: {
    text: 'stops leading to its target at once, and its reports are closed. Its owner sees that we disabled it.',
    look: 'danger',
  },
  enable: {
    text: 'works again at once, as its owner left it: active or paused.',
    look: 'primary',
  },
} as const;

type ReasonFormProps = {
  action: 'disable' | 'enable';
  code: string;
  /** Label of the submit button. */
  label: string;
  isBusy: boolean;
  onClose: () => void;
  onSubmit: (reason: string) => void;
};

/** Loaded when the dialog opens. */
export default function ReasonForm(props: ReasonFormProps) {
  const { action, code, label, isBusy, onClose, onSubmit } = props;
  const { text, look } = CONSEQUENCES[action];
  const form = useForm({
    resolver: formResolver(moderationBodySchema),
    defaultValues: { reason: '' },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(({ reason }) => onSubmit(reason))}>
      <p id="reason-text" className="mb-4 text-muted text-sm leading-6">
        <span className="wrap-anywhere font-medium font-mono text-ink">{code}</span> {text}
      </p>
      <FormTextArea
        label="Why?"
        rows={3}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <div className="mt-6 flex justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look={look} isBusy={isBusy}>
          {label}
        </Button>
      </div>
    </form>
  );
}
