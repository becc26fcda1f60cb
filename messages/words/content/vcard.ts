import { fullName, vcard as type, type VcardData } from '@everscan/core/content/vcard';
import * as m from '@everscan/messages/content';
import { typeLabels } from '../type-labels.ts';
import { worded } from '../worded.ts';

const nameOf = ({ vcard: { firstName, lastName } }: VcardData) => fullName(firstName, lastName);

export const vcard = worded(type, {
  label: typeLabels.vcard,
  fields: {
    'vcard.firstName': { label: m.firstName },
    'vcard.lastName': { label: m.lastName },
    'vcard.email': { label: m.cardEmail },
    'vcard.phone': { label: m.cardPhone },
    'vcard.company': { label: m.company },
    'vcard.title': { label: m.jobTitle, placeholder: m.jobTitleExample },
    'vcard.website': { label: m.website },
    'vcard.mobile': { label: m.cardMobile },
    'vcard.secondPhone': { label: m.cardSecondPhone },
    'vcard.street': { label: m.street },
    'vcard.postalCode': { label: m.postalCode },
    'vcard.city': { label: m.city },
    'vcard.region': { label: m.region },
    'vcard.country': { label: m.country },
    'vcard.note': { label: m.cardNote },
  },
  summary: (data) => m.contactSummary(nameOf(data)),
  title: nameOf,
});
