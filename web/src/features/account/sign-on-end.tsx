import {
  factorMethods,
  isPagePath,
  type SignOnFailure,
  signOnFailures,
} from '@everscan/contract/accounts.schemas';
import * as registration from '@everscan/messages/registration';
import * as m from '@everscan/messages/sign-on';
import * as ui from '@everscan/messages/ui';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { JoinForm } from './join-form.tsx';
import { OperatorMail } from './operator-mail.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';

const FAILURES: Record<SignOnFailure, string> = {
  cancelled: m.cancelled,
  expired: m.expired,
  unavailable: m.unavailable,
  unverified: m.unverified,
  unverifiable: m.unverifiable,
  unconfirmed: m.unconfirmed,
  taken: m.taken,
  invite: registration.askForInvitation,
  closed: registration.registrationClosed,
  reserved: m.reserved,
};

/**
 * The page to which the identity provider returns if the sign-in needs another step or has failed. The fragment
 * says so: `failed=expired`, `join=ADDRESS` or `factor=totp,recovery`. Its `path=/pricing` names the page on which
 * the sign-in began.
 */
export default function SignOnEnd() {
  const fragment = new URLSearchParams(useLocation().hash.slice(1));
  const navigate = useNavigate();
  const begun = fragment.get('path') ?? '';
  // Anybody can write a link to this page, so the path is checked. Replaces the history entry, because going back
  // would lead to a finished step.
  const handleSignedIn = () => navigate(isPagePath(begun) ? begun : '/', { replace: true });
  const email = fragment.get('join');
  if (email) {
    return (
      <>
        <Heading>{m.joinHeading}</Heading>
        <JoinForm email={email} onSignedIn={handleSignedIn} />
      </>
    );
  }
  const methods = factorMethods.filter((each) => fragment.get('factor')?.split(',').includes(each));
  if (methods.length > 0) {
    return <SecondFactorPart methods={methods} onSignedIn={handleSignedIn} />;
  }
  const failure = signOnFailures.find((each) => each === fragment.get('failed')) ?? 'expired';
  // The person is still signed in, and only has to confirm their identity.
  const isUnconfirmed = failure === 'unconfirmed';
  return (
    <>
      <Heading>{isUnconfirmed ? m.unconfirmedHeading : m.failedHeading}</Heading>
      <p role="alert" className="mt-3 text-muted leading-7">
        <RichText text={FAILURES[failure]} parts={{ mail: () => <OperatorMail /> }} />
      </p>
      <ButtonLink to={isUnconfirmed ? '/security' : '/login'} className="mt-6 h-11">
        {ui.tryAgain}
      </ButtonLink>
    </>
  );
}

function Heading({ children }: { children: string }) {
  return <h2 className="font-semibold text-xl leading-tight">{children}</h2>;
}
