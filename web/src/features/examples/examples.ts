import type { Content } from '@everscan/core/content/index';
import { type Vcard, vcard } from '@everscan/core/content/vcard';
import { defaultDesign } from '@everscan/core/design/design';
import { exampleLooks } from '@everscan/core/design/example-looks';
import { addContentType } from '../../codes/content-types.ts';
import type { Draft } from '../../codes/draft.ts';

// The prerendered gallery shows a contact card.
addContentType(vcard);

type Look = keyof typeof exampleLooks;

export type Example = { title: string; hint: string; draft: Draft };

/** The gallery. Each example opens in the generator. */
export const examples: readonly Example[] = [
  page('Menu on the table', 'Short address, printed 3 × 3 cm', 'example.com/menu', 'menu'),
  card('Business card', 'Name, number and address in one scan', 'standard', {
    firstName: 'Ana',
    lastName: 'Roth',
    email: 'ana@example.com',
    phone: '+493023125123',
    company: 'Roth Real Estate',
  }),
  page('Shelf label', 'Product page with care instructions', 'example.com/p/4711', 'standard'),
  page('Poster', 'Read from two metres: 20 × 20 cm', 'example.com/summer', 'summer'),
  page('Event entrance', 'Programme and map of the halls', 'example.org/programme', 'programme'),
  page(
    'Flyer with UTM tag',
    'Your analytics show that the visit came from the flyer',
    'example.com/offer?utm_source=flyer',
    'dots',
  ),
  page('For sale sign', 'Floor plan and viewing dates', 'example.com/homes/12', 'standard'),
  card('Conference badge', 'For conferences: name, role and company', 'dots', {
    firstName: 'Jonas',
    lastName: 'Berg',
    company: 'Example Company',
    title: 'Engineer',
  }),
  page('Machine label', 'Manual and service log of this machine', 'example.com/m/0815', 'machine'),
  page('Donation box', 'Straight to the form, no search', 'example.org/give', 'dots'),
  page(
    'Trail sign',
    'Map of the next stretch, loads even with one bar',
    'example.org/t/7',
    'trail',
  ),
  page('Class notes', 'On the board, for phones at the back', 'example.org/class', 'dots'),
  page('Review card', 'Beside the till, after a good visit', 'example.com/review', 'review'),
  card('Front desk', 'The number that guests call at night', 'standard', {
    firstName: 'Hotel',
    lastName: 'Example',
    phone: '+15550100123',
    website: 'example.com',
  }),
];

function page(title: string, hint: string, url: string, look: Look): Example {
  return example(title, hint, { type: 'url', data: { url } }, look);
}

function card(title: string, hint: string, look: Look, given: Partial<Vcard>): Example {
  const empty: Vcard = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    company: '',
    title: '',
    website: '',
  };
  return example(title, hint, { type: 'vcard', data: { vcard: { ...empty, ...given } } }, look);
}

function example(title: string, hint: string, content: Content, look: Look): Example {
  return { title, hint, draft: { content, design: { ...defaultDesign, ...exampleLooks[look] } } };
}
