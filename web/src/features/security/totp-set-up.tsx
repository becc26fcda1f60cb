import type { TotpSetUp as SetUp } from '@everscan/contract/accounts.schemas';
import { createPlainScene } from '@everscan/core/scene/plain-scene';
import * as m from '@everscan/messages/security';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SceneImage } from '../../codes/scene-image.tsx';
import { CallError, messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { CopyButton } from './copy-button.tsx';
import { confirmTotp } from './security-calls.ts';

type TotpSetUpProps = {
  setUp: SetUp;
  onDone: (recoveryCodes: readonly string[]) => void;
  /** Called when the set-up no longer exists. */
  onExpired: (reason: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Shows the secret to an authenticator app, and asks for its first code. */
export function TotpSetUp({ setUp, onDone, onExpired, onCancel }: TotpSetUpProps) {
  const { secret, uri } = setUp;
  const form = useForm({ defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const [failure, setFailure] = useState<string>();
  const [handleSubmit, isPending] = useAction(async ({ code }: { code: string }) => {
    setFailure(undefined);
    try {
      onDone((await confirmTotp(code)).recoveryCodes);
    } catch (error) {
      const message = messageOf(error, m.changeFailed);
      if (error instanceof CallError && error.body.reason === 'wrong_code') {
        form.setError('code', { message }, { shouldFocus: true });
      } else if (error instanceof CallError && error.body.reason === 'set_up_expired') {
        await onExpired(message);
      } else setFailure(message);
    }
  });
  return (
    <div className="mt-4 flex flex-col gap-6 sm:flex-row">
      <div className="shrink-0">
        <SceneImage
          scene={createPlainScene(uri, { shape: 'standard', quietZone: 4, level: 'M' })}
          title={m.scanLabel}
          className="size-52 rounded-xl border border-line"
        />
      </div>
      <form
        noValidate
        onSubmit={form.handleSubmit(handleSubmit)}
        className="min-w-0 max-w-sm flex-1 space-y-4"
      >
        <p className="text-sm leading-6">{m.scanText}</p>
        {/* For phones, which cannot scan their own screens. */}
        <a href={uri} className={`${buttonLook('secondary')} w-full pointer-fine:hidden`}>
          {m.openInApp}
        </a>
        <div>
          <p className="text-muted text-sm leading-6">{m.keyText}</p>
          <p
            dir="ltr"
            className="mt-1 select-all break-all rounded-lg bg-raised px-3 py-2 font-mono text-sm"
          >
            {secret}
          </p>
          <div className="mt-2">
            <CopyButton text={secret} label={m.copyKey} />
          </div>
        </div>
        <FormField
          label={m.codeLabel}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={100}
          error={form.formState.errors.code?.message}
          {...form.register('code', { required: m.codeMissing })}
        />
        {failure && <FormAlert>{failure}</FormAlert>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={isPending}>
            {isPending ? m.checking : m.turnOn}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {m.cancel}
          </Button>
        </div>
      </form>
    </div>
  );
}
