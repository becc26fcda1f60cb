import type { ReportReason } from '@everscan/contract/site.schemas';
import * as m from '@everscan/messages/report';

/** Reasons to report a code, in the words of the form. */
export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  phishing: m.phishing,
  malware: m.malware,
  spam: m.spam,
  illegal: m.illegal,
  other: m.other,
};
