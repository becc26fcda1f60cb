import { whatsapp as type } from '@everscan/core/content/whatsapp';
import * as names from '@everscan/messages/code-names';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

export const whatsapp = worded(type, {
  label: typeLabels.whatsapp,
  fields: {
    'whatsapp.phone': { label: m.phoneNumber, hint: m.whatsappPhoneHint },
    'whatsapp.text': { label: m.whatsappText, placeholder: m.whatsappTextExample },
  },
  summary: ({ whatsapp }) => m.whatsappSummary(whatsapp.phone),
  title: ({ whatsapp }, { whatsappTitle } = names) => whatsappTitle(whatsapp.phone),
});
