import { sepa as type } from '@everscan/core/content/sepa';
import * as names from '@everscan/messages/code-names';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

export const sepa = worded(type, {
  label: typeLabels.sepa,
  fields: {
    'sepa.name': { label: m.recipient },
    'sepa.iban': { label: m.iban },
    'sepa.amount': { label: m.amount, hint: m.amountHint },
    'sepa.reference': {
      label: m.reference,
      placeholder: m.referenceExample,
      hint: m.referenceHint,
    },
    'sepa.bic': { label: m.bic, hint: m.bicHint },
  },
  summary: ({ sepa }) => m.paymentSummary(sepa.name),
  title: ({ sepa }, { paymentTitle } = names) => paymentTitle(sepa.name),
});
