import type { Passkey } from '@everscan/contract/accounts.schemas';
import { limits } from '@everscan/contract/limits';
import * as m from '@everscan/messages/passkeys';
import { cancel } from '@everscan/messages/security';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../lib/call.ts';
import { formatDate } from '../../lib/date-time.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { KeyRound } from '../../ui/icons.tsx';
import { nameOf, renamePasskey } from './passkey-calls.ts';

type PasskeyRowProps = {
  passkey: Passkey;
  onRenamed: () => Promise<void>;
  onRemove: () => void;
};

export function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
  const { createdAt, lastUsedAt } = passkey;
  const name = nameOf(passkey);
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming) {
    return (
      <li className="py-4">
        <NameForm passkey={passkey} onSaved={onRenamed} onClose={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52 text-sm leading-5">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted">
          <span>{m.added(formatDate(createdAt))}</span>
          <span>{lastUsedAt ? m.lastUsed(formatDate(lastUsedAt)) : m.neverUsed}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={rename}
          look="secondary"
          aria-label={m.renamePasskey(name)}
          onClick={() => setRenaming(true)}
        >
          {m.rename}
        </Button>
        <Button look="secondary" aria-label={m.removePasskey(name)} onClick={onRemove}>
          {m.remove}
        </Button>
      </div>
    </li>
  );
}

type NameFormProps = { passkey: Passkey; onSaved: () => Promise<void>; onClose: () => void };

function NameForm({ passkey, onSaved, onClose }: NameFormProps) {
  const form = useForm({ defaultValues: { name: nameOf(passkey) } });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const [handleSubmit, isPending] = useAction(async ({ name }: { name: string }) => {
    try {
      const saved = await renamePasskey(passkey.id, name.trim());
      toast('success', m.renamedTitle, m.renamed(saved.name));
      await onSaved();
      onClose();
    } catch (error) {
      form.setError('name', { message: messageOf(error, m.notRenamed) }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(handleSubmit)} className="max-w-sm space-y-4">
      <FormField
        label={m.nameLabel}
        maxLength={limits.passkeyNameMaxLength}
        error={form.formState.errors.name?.message}
        {...form.register('name', {
          validate: (name) => name.trim() !== '' || m.nameMissing,
        })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isPending}>
          {m.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
