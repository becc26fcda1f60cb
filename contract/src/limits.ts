/** Numbers that browser and server agree on. */
export const limits = {
  passwordMinLength: 6,
  passwordMaxLength: 1024,
  feedbackMinLength: 10,
  feedbackMaxLength: 5000,
  generationsPageSize: 20,
  requestBodyMaxBytes: 64 * 1024,
} as const;
