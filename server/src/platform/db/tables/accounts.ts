import type { Generated } from 'kysely';

export type UsersTable = {
  id: Generated<number>;
  /** Trimmed and in lower case. */
  email: string;
  /** In PHC string format, which includes the parameters. */
  password_hash: string;
  /** A key of the contract's `plans`; read it with `planOf`. */
  plan: Generated<string>;
  is_admin: number;
  created_at: number;
  /** The last login or use of a session, up to a day late. */
  last_active_at: number;
  /** 0 while nobody knows the password, as in an account that single sign-on has created. */
  has_password: Generated<number>;
  /** 1 while the user is an administrator because of a group at the identity provider. */
  admin_by_group: Generated<number>;
  /** The code of the user's next dynamic code, once they have seen it in a preview. */
  next_code: Generated<string | null>;
  /** The account's WebAuthn user handle, a token of random bytes; null until the first passkey is added. */
  passkey_handle: Generated<string | null>;
  /** When the owner proved that mail to `email` reaches them; null before. */
  email_verified_at: Generated<number | null>;
  /** The language in which the account was last used; null until it is known. */
  language: Generated<string | null>;
};

/** Owners of codes and of everything that belongs to them: one for each user, with the same number. */
export type WorkspacesTable = {
  id: number;
  created_at: number;
  /** When the account was deleted; null before. The row goes with the last of what it owned. */
  deleted_at: Generated<number | null>;
  /** Codes deleted until then are being deleted for good; null when none is left. */
  bin_emptied_at: Generated<number | null>;
  /** How the rows of `library_entries` were derived; null if some may be missing. */
  entries_format: Generated<number | null>;
};

export type SessionsTable = {
  /** SHA-256 (hex) of the token in the cookie, so that the table's content is not enough to sign in. */
  id: string;
  user_id: number;
  /** Id of the session that this one replaced when the password changed. */
  replaces: string | null;
  /** Names from fixed lists, empty when unknown. */
  browser: string;
  system: string;
  /** ISO 3166-1 alpha-2, empty when unknown. */
  country: string;
  created_at: number;
  /** Up to a day late. */
  last_used_at: number;
  /** 1 if the identity provider signed the user in; only then does an administrator's role from its group count. */
  by_provider: Generated<number>;
  /** 1 if the person proved their identity when it started, 0 if a session at the identity provider was enough. */
  confirmed: Generated<number>;
  expires_at: number;
};

/** Unused links that set a new password. */
export type PasswordResetsTable = {
  /** SHA-256 (hex) of the link's token, which is stored nowhere. */
  id: string;
  user_id: number;
  expires_at: number;
  /** Where it was mailed to; null for a link that the operator made. */
  email: Generated<string | null>;
  /** Set for the link in a mail about a new factor, which also removes all sign-in methods added since then. */
  removes_since: Generated<number | null>;
};

/** Changes of an account's address: at most one waits for its link to be opened, the others can be undone. */
export type AddressChangesTable = {
  /** Later changes have larger ids. */
  id: Generated<number>;
  user_id: number;
  old_email: string;
  new_email: string;
  requested_at: number;
  /** Null while the change waits for its link. */
  confirmed_at: Generated<number | null>;
  /** Until when it can be confirmed, and then until when it can be undone. */
  expires_at: number;
};

/** `verify` confirms the address of an account, `change` sets a new one, `undo` restores the old one. */
export type AddressLinkPurpose = 'verify' | 'change' | 'undo';

/** Unused links of mails about addresses. */
export type AddressLinksTable = {
  /** SHA-256 (hex) of the link's token, which is stored nowhere. */
  id: string;
  purpose: AddressLinkPurpose;
  user_id: number;
  /** Null for `verify`. */
  change_id: number | null;
  /** The address that the link was mailed to. */
  email: string;
  expires_at: number;
};

/** Keys with which users sign in. The private key never leaves the user's device. */
export type PasskeysTable = {
  /** 128 random bits, base64url. */
  id: string;
  user_id: number;
  /** The device's id of the key, in base64url. */
  credential_id: string;
  /** COSE_Key (RFC 9052, 7) in base64url. */
  public_key: string;
  /** The device's count of the key's signatures; always 0 from devices that do not count. */
  counter: number;
  /** Given by the user. */
  name: string;
  created_at: number;
  last_used_at: number | null;
};

/** Challenges that no passkey has signed yet. */
export type PasskeyChallengesTable = {
  /** SHA-256 (hex) of the challenge. */
  id: string;
  /** The session or the pending sign-in that it is for; null for a sign-in with a passkey alone. */
  holder: string | null;
  /** The origin of the site, where it must be signed. */
  origin: string;
  expires_at: number;
};

/** Authenticator apps, at most one per account. */
export type TotpSecretsTable = {
  user_id: number;
  /** The secret that server and app share, in base32. */
  secret: string;
  /** The session that set the app up. */
  session_id: string;
  created_at: number;
  /** Null until a first code has shown that the app works. */
  confirmed_at: number | null;
  /** The 30-second step of the last accepted code: no step is accepted twice. */
  last_step: number;
};

/** Unused recovery codes. */
export type RecoveryCodesTable = {
  /** SHA-256 (hex) of the code, which is stored nowhere. */
  id: string;
  user_id: number;
  created_at: number;
};

/** Sign-ins with the right password that wait for the second factor. */
export type PendingSignInsTable = {
  /** SHA-256 (hex) of the token in the cookie. */
  id: string;
  user_id: number;
  created_at: number;
  expires_at: number;
  /** How many proofs of the second factor were sent. */
  attempts: number;
  /** As in `sessions`. */
  by_provider: number;
  /** The session that the browser had when the sign-in began; null without one. */
  session_id: Generated<string | null>;
};

/** Browsers that are not asked for the second factor. */
export type RememberedDevicesTable = {
  /** SHA-256 (hex) of the token in the cookie. */
  id: string;
  user_id: number;
  /** The browser's latest session. */
  session_id: string;
  created_at: number;
  expires_at: number;
};

/** Unused links with which invited people register. */
export type InvitationsTable = {
  /** SHA-256 (hex) of the link's token, which is stored nowhere. */
  id: string;
  /** The only address that can register with it, trimmed and in lower case. */
  email: string;
  created_at: number;
  expires_at: number;
  /** The mail that contains it; null for a link that the operator printed. */
  mail_id: string | null;
};

/** The identities of users at identity providers. */
export type IdentitiesTable = {
  issuer: string;
  /** The provider's id of the user: unique at the issuer, and never given to somebody else. */
  subject: string;
  user_id: number;
  created_at: number;
};

/** Sign-ins through the identity provider that have begun, and those that wait for a password or second factor. */
export type SignOnsTable = {
  /**
   * SHA-256 (hex) of the token in the cookie, from which all secrets of the exchange are derived; of the
   * pending sign-in's token while the second factor is awaited.
   */
  id: string;
  /** The account that is to be connected; null for a sign-in. */
  user_id: number | null;
  /** Null until the provider has answered. */
  issuer: string | null;
  subject: string | null;
  /** Only an address that the provider has verified. */
  email: string | null;
  /** Whether the provider counts the user among the administrators. */
  is_admin: number | null;
  language: string;
  /** The path of the page where the sign-in began, in its English form. */
  path: string;
  /** 1 if the person has to prove their identity at the provider, even with a session there. */
  confirms: Generated<number>;
  expires_at: number;
};
