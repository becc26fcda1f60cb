/** The feedback of signed-in users. */

export const title = 'Feedback';
export const email = 'Email';
export const message = 'Message';
export const placeholder = 'What works? What doesn’t? What’s missing?';
export const send = 'Send Feedback';
export const sending = 'Sending...';
export const sentTitle = 'Success!';
export const sent = 'Thank you for your feedback!';
export const notSent = 'Failed to send feedback';
export const notSentTryAgain = 'Failed to send feedback. Please try again.';

// The server cannot take feedback at the moment: in a toast, and in place of the form
export const unavailable = 'Feedback service is temporarily unavailable. Please try again later.';
export const unavailableText =
  'Our feedback system is temporarily unavailable. Please try again later.';
export const close = 'Close';
