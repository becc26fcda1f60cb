import { encodeContent } from '../src/content/index.ts';
import { type Vcard, vcard } from '../src/content/vcard.ts';

const blank: Vcard = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  title: '',
  website: '',
};

/** The text of a contact card with only these fields. */
export const encodeCard = (card: Partial<Vcard>) =>
  encodeContent({ type: 'vcard', data: vcard.normalise({ vcard: { ...blank, ...card } }) });
