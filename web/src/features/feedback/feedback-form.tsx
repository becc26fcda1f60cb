import { type FeedbackBody, feedbackBodySchema } from '@everscan/contract/site.schemas';
import * as m from '@everscan/messages/feedback';
import * as ui from '@everscan/messages/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { writeWithoutAnswer } from '../../lib/api.ts';
import { CallError } from '../../lib/call.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { IntentKey } from '../../lib/intent-key.ts';
import { toast } from '../../lib/toasts.ts';
import { dropWork, readWork, storeWork } from '../../lib/unsaved-work.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormField, FormTextArea } from '../../ui/form-field.tsx';

/** The name under which the message is stored until it is sent. */
const WORK = 'feedback';

type FeedbackFormProps = {
  userId: number;
  /** The address of the account, which the user can replace. */
  email: string;
  isShown: boolean;
  onSent: () => void;
  onRefused: () => void;
  onUnavailable: () => void;
};

/** Loaded when the panel opens. Stores the message on this device until it is sent. */
export default function FeedbackForm(props: FeedbackFormProps) {
  const { userId, email, isShown, onSent, onRefused, onUnavailable } = props;
  const form = useForm<FeedbackBody>({
    resolver: formResolver(feedbackBodySchema),
    defaultValues: { email, message: readWork<string>(userId, WORK) ?? '' },
  });
  const [intent] = useState(() => new IntentKey());
  const { errors } = form.formState;

  const { setFocus, getValues, resetField } = form;
  useEffect(() => {
    if (isShown) setFocus('message');
  }, [isShown, setFocus]);

  // Follows a change of the account's address, unless the user has entered another one.
  const ownEmail = useRef(email);
  useEffect(() => {
    if (getValues('email') === ownEmail.current) resetField('email', { defaultValue: email });
    ownEmail.current = email;
  }, [email, getValues, resetField]);

  const [handleSubmit, isSending] = useAction(async (body: FeedbackBody) => {
    const message = form.getValues('message');
    try {
      const key = intent.of(body);
      await writeWithoutAnswer('POST /api/feedback', { body }, { fallback: m.notSent, key });
    } catch (error) {
      const isUnavailable = error instanceof CallError && error.body.isServiceUnavailable === true;
      if (isUnavailable) onUnavailable();
      toast('error', ui.errorTitle, isUnavailable ? m.unavailable : reasonOf(error));
      if (error instanceof CallError && error.status === 401) onRefused();
      return;
    }
    intent.end();
    dropWork(userId, WORK, JSON.stringify(message)); // keeps a newer message from another tab
    // Keeps text that was typed while the message was being sent.
    if (form.getValues('message') === message) {
      form.reset({ email, message: '' });
      onSent();
    }
    toast('success', m.sentTitle, m.sent);
  });

  return (
    <form noValidate onSubmit={form.handleSubmit(handleSubmit)} className="mt-3 space-y-4">
      <FormField
        label={m.email}
        type="email"
        dir="ltr"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FormTextArea
        label={m.message}
        rows={5}
        placeholder={m.placeholder}
        error={errors.message?.message}
        {...form.register('message', {
          onChange: ({ target: { value } }) =>
            value ? storeWork(userId, WORK, value) : dropWork(userId, WORK),
        })}
      />
      <Button type="submit" isBusy={isSending} className="w-full">
        {isSending ? m.sending : m.send}
      </Button>
    </form>
  );
}

/** The server's reason, or a general message: an HTTP status line would not help the user. */
function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return m.notSentTryAgain;
  return error.status > 0 && !error.body.error ? m.notSent : error.message;
}
