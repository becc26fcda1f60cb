import type { FactorMethod } from '@everscan/contract/accounts.schemas';
import * as ui from '@everscan/messages/ui';
import { useNavigate } from 'react-router';
import { toast } from '../../lib/toasts.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';

export const loadStep = () => import('./second-factor-step.tsx');

type SecondFactorPartProps = {
  email?: string;
  methods: readonly FactorMethod[];
  /** Opens the generator by default. */
  onSignedIn?: () => void;
};

/**
 * The second step of a sign-in that began with a link. The link works only once, so "back" leads to the sign-in
 * dialog instead of the first step.
 */
export function SecondFactorPart(props: SecondFactorPartProps) {
  const navigate = useNavigate();
  /** Replaces the history entry, because going back would lead to the used link. */
  const leaveFor = (path: string) => navigate(path, { replace: true });
  return (
    <LazyPart
      load={loadStep}
      onSignedIn={() => leaveFor('/')}
      {...props}
      onBack={(reason) => {
        if (reason) toast('error', ui.errorTitle, reason);
        leaveFor('/login');
      }}
    />
  );
}
