import { email as type } from '@everscan/core/content/email';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

export const email = worded(type, {
  label: typeLabels.email,
  fields: {
    'email.to': { label: m.emailAddress },
    'email.subject': { label: m.emailSubject, placeholder: m.emailSubjectExample },
    'email.body': { label: m.emailBody, placeholder: m.emailBodyExample },
  },
  summary: ({ email }) => m.emailSummary(email.to),
  title: ({ email }) => email.to,
});
