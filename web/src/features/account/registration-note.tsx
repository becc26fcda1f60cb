import * as m from '@everscan/messages/registration';
import { RichText } from '../../ui/rich-text.tsx';
import { OperatorMail } from './operator-mail.tsx';
import type { SignInOptions } from './sign-in-options.ts';

const TEXTS = {
  invite: m.askForInvitation,
  closed: m.registrationClosed,
  sso: m.registrationByProvider,
};

/** Replaces the registration form on sites where not everybody may register. */
export function RegistrationNote({
  mode,
}: {
  mode: Exclude<SignInOptions['registration'], 'open'>;
}) {
  return (
    <p className="mt-2 text-muted text-sm leading-6">
      <RichText text={TEXTS[mode]} parts={{ mail: () => <OperatorMail /> }} />
    </p>
  );
}
