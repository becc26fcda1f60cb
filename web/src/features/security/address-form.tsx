import {
  type Address,
  type ChangeAddressBody,
  changeAddressBodySchema,
} from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/address';
import * as passkeys from '@everscan/messages/passkeys';
import * as security from '@everscan/messages/security';
import * as ui from '@everscan/messages/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError, messageOf } from '../../lib/call.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { hasPasskeys, wasCancelled } from '../../lib/passkey-support.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { changeAddress } from './address-calls.ts';
import { proofOf } from './code-proof.ts';
import { proveWithPasskey } from './passkey-calls.ts';
import { useSecondFactors } from './security-calls.ts';
import type { SectionProps } from './security-section.tsx';

type AddressFormProps = SectionProps & { address: Address; onClose: () => void };

/** Asks for the new address, the password, and a code if the account has a second factor. */
export function AddressForm({ address, onClose, ...props }: AddressFormProps) {
  const methods = useSecondFactors(props).data?.data?.methods ?? [];
  const hasFactor = methods.length > 0;
  const canUsePasskey = methods.includes('passkey') && hasPasskeys();
  const form = useForm<ChangeAddressBody>({
    resolver: formResolver(changeAddressBodySchema),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const [code, setCode] = useState('');
  const codeField = useRef<HTMLInputElement>(null);
  const [codeError, setCodeError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [submit, isPending] = useAction(async (body: ChangeAddressBody, withPasskey: boolean) => {
    setFailure(undefined);
    setCodeError(undefined);
    if (body.email === address.email) {
      return form.setError('email', { message: m.sameAddress }, { shouldFocus: true });
    }
    try {
      const proof = withPasskey ? await proveWithPasskey() : proofOf(code);
      const { state } = await changeAddress(proof ? { ...body, proof } : body);
      const text = state === 'changed' ? m.changed : m.mailed(body.email);
      toast('success', ui.successTitle, text);
      onClose();
    } catch (error) {
      if (!(error instanceof CallError) && withPasskey) {
        return setFailure(wasCancelled(error) ? passkeys.cancelled : m.notChanged);
      }
      const message = messageOf(error, m.notChanged);
      const refusal = error instanceof CallError ? error.body : undefined;
      const { reason } = refusal ?? {};
      const isMissing = refusal?.code === 'confirmation_needed';
      // A code works only once, and the server may already have accepted it.
      if (refusal && reason !== 'wrong_password') setCode('');
      if (hasFactor && (isMissing || reason === 'wrong_code')) {
        setCodeError(isMissing ? security.codeMissing : message);
        codeField.current?.focus();
      } else if (reason === 'wrong_password') {
        form.setError('currentPassword', { message }, { shouldFocus: true });
      } else if (refusal?.code === 'address_taken' || reason === 'same_address') {
        form.setError('email', { message }, { shouldFocus: true });
      } else setFailure(message);
    }
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((body) => submit(body, false))}
      className="max-w-sm space-y-4"
    >
      <FormField
        label={m.newAddress}
        type="email"
        dir="ltr"
        autoComplete="email"
        hint={address.sendsMail ? m.changeByLink : m.changeAtOnce}
        error={errors.email?.message}
        {...form.register('email')}
      />
      {/* Shows password managers to which account this password belongs. */}
      <input type="email" autoComplete="username" value={address.email} readOnly hidden />
      <PasswordField
        label={security.password}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      {hasFactor && (
        <FormField
          ref={codeField}
          label={methods.includes('totp') ? security.codeLabel : security.recoveryCodeLabel}
          error={codeError}
          hint={methods.includes('totp') ? m.codeHint : undefined}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      {canUsePasskey && (
        <Button
          look="secondary"
          className="w-full"
          isBusy={isPending}
          onClick={form.handleSubmit((body) => submit(body, true))}
        >
          {passkeys.usePasskey}
        </Button>
      )}
      {failure && <FormAlert>{failure}</FormAlert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isPending}>
          {m.change}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {security.cancel}
        </Button>
      </div>
    </form>
  );
}
