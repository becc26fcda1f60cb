/**
 * Accounts and how their owners prove who they are: passwords, addresses, second factors, passkeys, single sign-on
 * and devices. Other folders see what this file exports, and nothing else.
 */
export { accountsRoutes } from './accounts/accounts.ts';
export { runAdminCommand } from './accounts/admin-command.ts';
export { buildAdmission } from './accounts/admission.ts';
export { buildConfirmFactor } from './accounts/confirmation.ts';
export { defaultPasswordCost, type PasswordCost } from './accounts/password-hash.ts';
export { buildPasswords } from './accounts/passwords.ts';
export { runRegistrationCommand } from './accounts/registration.ts';
export { addressesRoutes } from './addresses/addresses.ts';
export {
  eraseInvited,
  listActions,
  recordAction,
  recordCommand,
} from './audit.ts';
export { devicesRoutes, readDevices } from './devices/devices.ts';
export { buildFactorAttempts } from './factors/factor-attempts.ts';
export { hasSecondFactor } from './factors/methods.ts';
export { secondFactorsRoutes } from './factors/second-factors.routes.ts';
export { accountMails } from './mails.ts';
export { passkeysRoutes } from './passkeys/passkeys.routes.ts';
export { listPasskeys, presentPasskey } from './passkeys/passkeys.ts';
export { identityRetention } from './retention.ts';
export { signOnRoutes } from './sign-on/sign-on.ts';
export { buildSessions } from './users/sessions.ts';
export {
  clearNextCode,
  deleteUserRow,
  findUser,
  findUserByEmail,
  keepUser,
  listInactive,
  lockOwner,
  lockUser,
  lockUserForDeletion,
  ownerOf,
  planOf,
  setNextCode,
  type UserRow,
} from './users/users.store.ts';
