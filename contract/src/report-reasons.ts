/** Reasons to report a code, in the words of the form. */
export const reportReasons = {
  phishing: 'Phishing or impersonation',
  malware: 'Malware',
  spam: 'Spam or scam',
  illegal: 'Illegal content',
  other: 'Something else',
} as const;

export type ReportReason = keyof typeof reportReasons;
