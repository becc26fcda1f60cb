/** The form to report a code. */

export const reportFailed = 'The report could not be sent. Please try again.';
export const notSent = 'Not sent';
export const code = 'Code or short link';
export const codeHint = 'The part of the address after /Q/, or the whole address.';
export const details = 'Details (optional)';
export const detailsHint = 'Where you found the code, and what happened when you scanned it.';
export const email = 'Email (optional)';
export const emailHint =
  'Only for questions about this report. Erased 90 days after the report is closed.';
export const sending = 'Sending…';
export const send = 'Send report';

// Reasons
export const reason = 'What is wrong?';
export const phishing = 'Phishing or impersonation';
export const malware = 'Malware';
export const spam = 'Spam or scam';
export const illegal = 'Illegal content';
export const other = 'Something else';
