import {
  PROVIDER_HEADER,
  REGISTRATION_HEADER,
  type RegistrationMode,
} from '@everscan/contract/registration';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';

/** How people sign in, if the operator has changed the defaults. */
export type SignInOptions = {
  registration: RegistrationMode;
  /** The name of the identity provider, if there is one. */
  provider: string | undefined;
};

/** Stays when the user signs out. */
export const SIGN_IN_OPTIONS = ['sign-in-options'];
const DEFAULTS: SignInOptions = { registration: 'open', provider: undefined };

/** Stores what the server sends with every response about the user, so that no page needs another request. */
export function keepSignInOptions(client: QueryClient, headers: Headers): void {
  const registration = (headers.get(REGISTRATION_HEADER) ?? 'open') as RegistrationMode;
  const provider = headers.get(PROVIDER_HEADER);
  // Hides links to sign up (`in-data-registration:hidden`).
  const { dataset } = document.documentElement;
  if (registration === 'open') delete dataset.registration;
  else dataset.registration = registration;
  // They belong to the site, not to a user: kept while nothing shows them.
  client.setQueryDefaults(SIGN_IN_OPTIONS, { gcTime: Infinity, staleTime: Infinity });
  client.setQueryData(SIGN_IN_OPTIONS, {
    registration,
    provider: provider ? decodeURIComponent(provider) : undefined,
  });
}

export function useSignInOptions(): SignInOptions {
  return (
    useQuery<SignInOptions>({ queryKey: SIGN_IN_OPTIONS, queryFn: skipToken }).data ?? DEFAULTS
  );
}
