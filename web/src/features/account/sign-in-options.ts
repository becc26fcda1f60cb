import {
  PROVIDER_HEADER,
  REGISTRATION_HEADER,
  type RegistrationMode,
} from '@everscan/contract/registration';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';

/** The ways to sign in and to register, which the operator configures. */
export type SignInOptions = {
  registration: RegistrationMode;
  /** The name of the identity provider, if there is one. */
  provider: string | undefined;
};

/** Query key of the options. A sign-out does not remove them. */
export const SIGN_IN_OPTIONS = ['sign-in-options'];
const DEFAULTS: SignInOptions = { registration: 'open', provider: undefined };

/** Stores the options, which the server sends with every response about the user to save another request. */
export function storeSignInOptions(client: QueryClient, headers: Headers): void {
  const registration = (headers.get(REGISTRATION_HEADER) ?? 'open') as RegistrationMode;
  const provider = headers.get(PROVIDER_HEADER);
  // Hides links to sign up (`in-data-registration:hidden`).
  const { dataset } = document.documentElement;
  if (registration === 'open') delete dataset.registration;
  else dataset.registration = registration;
  // The options belong to the site, not to a user, so they stay in memory even while no component uses them.
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
