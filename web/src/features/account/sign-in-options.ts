import {
  PROVIDER_HEADER,
  REGISTRATION_HEADER,
  type RegistrationMode,
} from '@everscan/contract/registration';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';

/** How people get in, where the operator has changed it. */
export type SignInOptions = {
  registration: RegistrationMode;
  /** The name of the identity provider, if there is one. */
  provider: string | undefined;
};

const KEY = ['sign-in-options'];
const DEFAULTS: SignInOptions = { registration: 'open', provider: undefined };

/** Keeps what the server says with every answer about the user: no page needs a request of its own. */
export function keepSignInOptions(client: QueryClient, headers: Headers): void {
  const registration = (headers.get(REGISTRATION_HEADER) ?? 'open') as RegistrationMode;
  const provider = headers.get(PROVIDER_HEADER);
  // Hides links to sign up (`in-data-registration:hidden`).
  if (registration !== 'open') document.documentElement.dataset.registration = registration;
  client.setQueryData(KEY, {
    registration,
    provider: provider ? decodeURIComponent(provider) : undefined,
  });
}

export function useSignInOptions(): SignInOptions {
  return useQuery<SignInOptions>({ queryKey: KEY, queryFn: skipToken }).data ?? DEFAULTS;
}
