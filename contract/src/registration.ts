/** Who may create an account: everybody, invited people, nobody, or users of the identity provider. */
export const registrationModes = ['open', 'invite', 'closed', 'sso'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** In the response to `GET /api/user`, unless everybody may register: a `RegistrationMode`. */
export const REGISTRATION_HEADER = 'registration';
/** In the response to `GET /api/user`: the name of the identity provider, percent-encoded. */
export const PROVIDER_HEADER = 'identity-provider';
