import { moderationBodySchema } from '@everscan/contract/api/reports';
import { limits } from '@everscan/contract/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { FormTextArea } from '../../ui/form-field.tsx';
import type { ReasonDialogProps, ReasonQuestion } from './reason-dialog.tsx';

const WORDS = {
  disable: {
    title: 'Disable code',
    text: 'leads nowhere from this moment on, and its reports are closed. Its owner sees that we disabled it.',
    look: 'danger',
  },
  enable: {
    title: 'Re-enable code',
    text: 'is as its owner left it from this moment on: it leads to its target again, or is paused.',
    look: 'primary',
  },
} as const;

type ReasonFormProps = ReasonDialogProps & { question: ReasonQuestion };

/** Loaded when the dialog opens. */
export default function ReasonForm({ question, isBusy, onClose, onAnswer }: ReasonFormProps) {
  const { title, text, look } = WORDS[question.action];
  const form = useForm({
    resolver: zodResolver(moderationBodySchema),
    defaultValues: { reason: '' },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit((body) => onAnswer({ ...question, ...body }))}>
      <h2 id="reason-title" className="font-semibold text-lg">
        {title}
      </h2>
      <p id="reason-text" className="mt-2 mb-4 text-muted text-sm leading-6">
        <span className="wrap-anywhere font-medium font-mono text-ink">{question.code}</span> {text}
      </p>
      <FormTextArea
        label="Why?"
        rows={3}
        maxLength={limits.adminReasonMaxLength}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <div className="mt-6 flex justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look={look} disabled={isBusy}>
          {title}
        </Button>
      </div>
    </form>
  );
}
