import * as m from '@everscan/messages/address';
import * as security from '@everscan/messages/security';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { CallError, messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { confirmAddress, undoAddressChange } from './address-calls.ts';

type AddressLinkProps = { purpose: 'verify' | 'restore' };

/**
 * Uses the token in the page's address only when the visitor clicks, because mail scanners open links, and some of them
 * run scripts.
 */
export default function AddressLink({ purpose }: AddressLinkProps) {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [isUsed, setUsed] = useState(false);
  const [confirmed, setConfirmed] = useState<string>();
  const isRestoring = purpose === 'restore';
  const [handleClick, isPending] = useAction(async () => {
    setFailure(undefined);
    try {
      if (isRestoring) {
        const { resetToken } = await undoAddressChange(token);
        // Replaces the history entry, because going back would lead to a used link.
        await navigate(`/reset#${resetToken}`, { replace: true });
      } else setConfirmed((await confirmAddress(token)).email);
      client.invalidateQueries({ queryKey: ['user'] });
      client.invalidateQueries({ queryKey: ['address'] });
    } catch (error) {
      setFailure(messageOf(error, isRestoring ? m.notRestored : m.notConfirmed));
      setUsed(error instanceof CallError && error.body.reason === 'address_link');
    }
  });

  if (confirmed !== undefined) return <Confirmed email={confirmed} />;
  if (!token) return <p className="text-muted leading-7">{m.linkIncomplete}</p>;
  return (
    <>
      <p className="text-muted leading-7">{isRestoring ? m.restoreText : m.verifyText}</p>
      <div className="mt-6 space-y-4">
        {failure && <FormAlert>{failure}</FormAlert>}
        {isUsed && (
          <p className="text-muted text-sm leading-6">
            <RichText
              text={isRestoring ? m.alreadyRestored : m.alreadyConfirmed}
              parts={{
                link: (text) => (
                  <Link to="/login" className="rounded text-ink underline underline-offset-4">
                    {text}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        <Button isBusy={isPending} onClick={handleClick} className="h-11 w-full">
          {isRestoring ? m.restoreButton : m.verifyButton}
        </Button>
      </div>
    </>
  );
}

function Confirmed({ email }: { email: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1} className="wrap-anywhere leading-7 outline-none">
        {m.confirmed(email)}
      </p>
      <ButtonLink to="/codes" className="mt-6 h-11 w-full">
        {security.back}
      </ButtonLink>
    </>
  );
}
