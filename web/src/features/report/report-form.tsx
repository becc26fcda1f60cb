import { type ReportBody, reportBodySchema } from '@everscan/contract/site.schemas';
import * as m from '@everscan/messages/report';
import { reasonLabels } from '@everscan/messages/words/report-reasons';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { write } from '../../lib/api.ts';
import { messageOf } from '../../lib/call.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { IntentKey } from '../../lib/intent-key.ts';
import { toast } from '../../lib/toasts.ts';
import { dropWork, readWork, storeWork } from '../../lib/unsaved-work.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormField, FormTextArea } from '../../ui/form-field.tsx';

const reasons = Object.entries(reasonLabels);
/** Leaves an empty field out of the report. */
const optional = { setValueAs: (value: string) => value.trim() || undefined };

/**
 * Reports a harmful short link, without an account. `?code=` in the address fills in the code. Until it is sent, the
 * report about each code in the address is stored in this tab.
 */
export default function ReportForm({ onSent }: { onSent: () => void }) {
  const [code] = useState(() => new URLSearchParams(location.search).get('code') ?? '');
  const work = `report:${code}`;
  const form = useForm<ReportBody>({
    resolver: formResolver(reportBodySchema),
    defaultValues: readWork<ReportBody>(undefined, work) ?? { code },
  });
  const [intent] = useState(() => new IntentKey());
  const { errors } = form.formState;

  const [handleSubmit, isSending] = useAction(async (body: ReportBody) => {
    try {
      await write(
        'POST /api/reports',
        { body },
        { fallback: m.reportFailed, key: intent.of(body) },
      );
      intent.end();
      dropWork(undefined, work);
      onSent();
    } catch (error) {
      toast('error', m.notSent, messageOf(error));
    }
  });

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(handleSubmit)}
      onChange={() => storeWork(undefined, work, form.getValues())}
      className="space-y-6"
    >
      <FormField
        label={m.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={m.codeHint}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <Reasons error={errors.reason?.message} register={form.register('reason')} />
      <FormTextArea
        label={m.details}
        rows={4}
        hint={m.detailsHint}
        error={errors.details?.message}
        {...form.register('details', optional)}
      />
      <FormField
        label={m.email}
        type="email"
        dir="ltr"
        autoComplete="email"
        hint={m.emailHint}
        error={errors.email?.message}
        {...form.register('email', optional)}
      />
      <Button type="submit" isBusy={isSending} className="w-full sm:w-auto">
        {isSending ? m.sending : m.send}
      </Button>
    </form>
  );
}

type ReasonsProps = {
  error: string | undefined;
  register: ReturnType<ReturnType<typeof useForm<ReportBody>>['register']>;
};

function Reasons({ error, register }: ReasonsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-note`}>
      <legend className="mb-1.5 font-medium text-sm">{m.reason}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-lg border border-line-strong/60 bg-surface">
        {reasons.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-3 px-3 py-2.5 text-sm leading-5 transition-colors hover:bg-raised has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-[-2px]"
          >
            <input
              type="radio"
              value={value}
              className="size-4 shrink-0 accent-accent outline-none"
              {...register}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
