import * as m from '@everscan/messages/report';

/** Reasons to report a code, in the words of the form. */
export const reportReasons = {
  phishing: m.phishing,
  malware: m.malware,
  spam: m.spam,
  illegal: m.illegal,
  other: m.other,
} as const;

export type ReportReason = keyof typeof reportReasons;
