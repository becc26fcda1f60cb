import type { Address } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/address';
import * as security from '@everscan/messages/security';
import * as ui from '@everscan/messages/ui';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { cancelChange, sendVerification, useAddress } from './address-calls.ts';
import { AddressForm } from './address-form.tsx';
import { PasswordLink } from './password-link.tsx';
import { type SectionProps, SecuritySection } from './security-section.tsx';

/** Shows the email address and whether it is confirmed, and lets the user change it. */
export function AddressSection(props: SectionProps) {
  const { data, isFetching, refetch, refresh } = useAddress(props);
  const [isChanging, setChanging] = useState(false);
  const address = data?.data;
  const frame = useRef<HTMLDivElement>(null);
  /** Moves the focus to the section, because the element that had it is gone. */
  const handleDone = async () => {
    await refresh();
    setChanging(false);
    frame.current?.focus();
  };
  return (
    <SecuritySection
      title={m.title}
      text={address?.sendsMail === false ? m.textWithoutMail : m.text}
    >
      <div ref={frame} tabIndex={-1} className="mt-4 min-h-11 space-y-4 outline-none">
        {data && !address && (
          <LoadNotice isTrying={isFetching} onRetry={refetch}>
            {security.sectionNotLoaded}
          </LoadNotice>
        )}
        {address && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="wrap-anywhere min-w-0 font-medium text-sm" dir="ltr">
              {address.email}
            </p>
            {!isChanging && (
              <Button look="secondary" onClick={() => setChanging(true)}>
                {m.change}
              </Button>
            )}
          </div>
        )}
        {address?.sendsMail && !address.isVerified && <Unverified address={address} />}
        {address?.pendingEmail && !isChanging && (
          <PendingChange email={address.pendingEmail} onCancelled={handleDone} />
        )}
        {address && isChanging && address.hasPassword && (
          <AddressForm {...props} address={address} onClose={handleDone} />
        )}
        {address && isChanging && !address.hasPassword && <PasswordLink email={address.email} />}
      </div>
    </SecuritySection>
  );
}

function Unverified({ address }: { address: Address }) {
  const [note, setNote] = useState<string>();
  const [handleClick, isPending] = useAction(async () => {
    setNote(undefined);
    try {
      await sendVerification();
      setNote(m.sentAgain(address.email));
    } catch (error) {
      setNote(messageOf(error, m.notSent));
    }
  });
  return (
    <div className="rounded-lg bg-page p-4 text-sm leading-6">
      <p>{m.unverified}</p>
      <Button look="secondary" className="mt-3" isBusy={isPending} onClick={handleClick}>
        {m.sendLink}
      </Button>
      <p role="status" className="wrap-anywhere mt-2 text-muted empty:hidden">
        {note}
      </p>
    </div>
  );
}

type PendingChangeProps = { email: string; onCancelled: () => Promise<unknown> };

function PendingChange({ email, onCancelled }: PendingChangeProps) {
  const [handleClick, isPending] = useAction(async () => {
    try {
      await cancelChange();
      toast('success', ui.successTitle, m.changeCancelled);
      await onCancelled();
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error, m.notCancelled));
    }
  });
  return (
    <div className="rounded-lg bg-page p-4 text-sm leading-6">
      <p className="wrap-anywhere">{m.pending(email)}</p>
      <Button look="secondary" className="mt-3" isBusy={isPending} onClick={handleClick}>
        {m.cancelChange}
      </Button>
    </div>
  );
}
