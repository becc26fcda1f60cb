/** Numbers that browser and server agree on. */
export const limits = {
  passwordMinLength: 6,
  passwordMaxLength: 1024,
  feedbackMinLength: 10,
  feedbackMaxLength: 5000,
  generationsPageSize: 20,
  pauseTextMaxLength: 500,
  /** Texts and patterns in jobs that change many codes. */
  jobTextMaxLength: 200,
  /** The next two limits apply to accounts younger than this. */
  newAccountHours: 24,
  newAccountCodesPerHour: 20,
  newAccountTargetChangesPerHour: 20,
  reportDetailsMaxLength: 2000,
  passkeysPerAccount: 20,
  passkeyNameMaxLength: 60,
  adminReasonMinLength: 3,
  adminReasonMaxLength: 500,
  requestBodyMaxBytes: 64 * 1024,
} as const;
