/** Reasons to report a code, in the words of the form. */
export const reportReasons = {
  phishing: 'It pretends to be somebody else, or asks for passwords',
  malware: 'It offers harmful software',
  spam: 'It is spam or a scam',
  illegal: 'It shows something illegal',
  other: 'Something else',
} as const;

export type ReportReason = keyof typeof reportReasons;
