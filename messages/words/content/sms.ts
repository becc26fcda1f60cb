import { sms as type } from '@everscan/core/content/sms';
import * as names from '@everscan/messages/code-names';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

export const sms = worded(type, {
  label: typeLabels.sms,
  fields: {
    'sms.phone': { label: m.phoneNumber, hint: m.smsPhoneHint },
    'sms.text': { label: m.smsText },
  },
  summary: ({ sms }) => m.smsSummary(sms.phone),
  title: ({ sms }, { smsTitle } = names) => smsTitle(sms.phone),
});
