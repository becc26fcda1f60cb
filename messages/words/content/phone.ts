import { phone as type } from '@everscan/core/content/phone';
import * as names from '@everscan/messages/code-names';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

export const phone = worded(type, {
  label: typeLabels.phone,
  fields: { phone: { label: m.phoneNumber, hint: m.phoneHint } },
  summary: (data) => m.phoneSummary(data.phone),
  title: (data, { phoneTitle } = names) => phoneTitle(data.phone),
});
