import type { User } from '@everscan/contract/accounts.schemas';
import { deleteAccount } from '@everscan/messages/account';
import { confirmText } from '@everscan/messages/security';
import { useQueryClient } from '@tanstack/react-query';
import { confirmIdentity } from '../features/account/account-calls.ts';
import { recheckUser } from '../features/account/session.ts';
import { ConfirmForm } from '../features/security/confirm-form.tsx';
import { useSecondFactors } from '../features/security/security-calls.ts';

type IdentityProofProps = { user: User; onProven: () => void; onCancel: () => void };

/** Asks who is signed in before the account is deleted. */
export default function IdentityProof({ user, onProven, onCancel }: IdentityProofProps) {
  const client = useQueryClient();
  const props = { user, onRefused: () => recheckUser(client) };
  const { data } = useSecondFactors(props);
  return (
    <ConfirmForm
      {...props}
      hasPassword={data?.data?.hasPassword}
      path="/settings"
      text={confirmText}
      submit={deleteAccount}
      isDangerous
      onConfirm={async (password) => {
        await confirmIdentity(password);
        onProven();
      }}
      onCancel={onCancel}
    />
  );
}
