export { buildChangeFactors } from './change-factors.ts';
export {
  type Change,
  completeAddition,
  completeRemoval,
  forgetProofs,
  forgetProofsIn,
  removeFactorsOf,
  repeatRecoveryCodes,
} from './changed-factors.ts';
export { buildFactorAttempts, type FactorAttempts } from './factor-attempts.ts';
export { hasSecondFactor, listMethods } from './methods.ts';
export {
  deleteExpiredSignIns,
  findPendingSignIn,
  PENDING_TTL_MS,
  startPendingSignIn,
} from './pending-sign-ins.store.ts';
export {
  deleteExpiredDevices,
  followSession,
  isRemembered,
  REMEMBERED_DAYS,
} from './remembered-devices.store.ts';
export { deleteOldSetUps } from './totp-secrets.store.ts';
export { verifyProof, wrongProof } from './verify-proof.ts';
