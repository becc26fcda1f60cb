import type { Content } from '@everscan/core/content/index';
import type { Vcard } from '@everscan/core/content/vcard';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { exampleLooks } from '@everscan/core/design/example-looks';
import * as texts from '@everscan/messages/design';
import * as m from '@everscan/messages/examples';
import { vcard } from '@everscan/messages/words/content/vcard';
import { whatsapp } from '@everscan/messages/words/content/whatsapp';
import { wifi } from '@everscan/messages/words/content/wifi';
import { addContentType } from '../../codes/content-types.ts';
import type { Draft } from '../../codes/draft.ts';
import type { ObjectId } from '../../codes/object-picture.tsx';

// The prerendered gallery contains codes of these types.
for (const type of [vcard, wifi, whatsapp]) addContentType(type);

type Look = keyof typeof exampleLooks;
/** Looks with a text in their frame. */
type FramedLook = {
  [Id in Look]: 'frame' extends keyof (typeof exampleLooks)[Id] ? Id : never;
}[Look];

export type Example = {
  /** The object that shows it. */
  on: ObjectId;
  title: string;
  hint: string;
  draft: Draft;
};
type Words = readonly [on: ObjectId, title: string, hint: string];

/** The texts of frames in the page's language. */
const frameTexts: { readonly [Id in FramedLook]: string } & { readonly [Id in Look]?: string } = {
  menu: texts.exampleMenu,
  summer: texts.exampleSummer,
  trail: texts.exampleTrail,
  review: texts.exampleReview,
  machine: texts.exampleMachine,
  wifi: texts.exampleWifi,
};

/** The gallery. Each example opens in the generator. */
export const examples: readonly Example[] = [
  page(['tent', m.menu, m.menuHint], 'example.com/menu', 'menu'),
  card(['card', m.businessCard, m.businessCardHint], 'standard', {
    firstName: 'Ana',
    lastName: 'Roth',
    email: 'ana@example.com',
    phone: '+493023125123',
    company: 'Roth Real Estate',
  }),
  example(['tent', m.guestWifi, m.guestWifiHint], openNetwork('Example Guests'), 'wifi'),
  page(['label', m.shelf, m.shelfHint], 'example.com/p/4711', 'standard'),
  page(['poster', m.poster, m.posterHint], 'example.com/summer', 'summer'),
  page(['screen', m.entrance, m.entranceHint], 'example.org/programme', 'programme'),
  page(['poster', m.flyer, m.flyerHint], 'example.com/offer?utm_source=flyer', 'dots'),
  page(['poster', m.forSale, m.forSaleHint], 'example.com/homes/12', 'standard'),
  card(['card', m.badge, m.badgeHint], 'dots', {
    firstName: 'Jonas',
    lastName: 'Berg',
    company: 'Example Company',
    title: 'Engineer',
  }),
  example(['tent', m.order, m.orderHint], chat('+1 555 010 0199', m.orderText), 'order'),
  page(['label', m.machine, m.machineHint], 'example.com/m/0815', 'machine'),
  page(['label', m.donations, m.donationsHint], 'example.org/give', 'dots'),
  page(['poster', m.trail, m.trailHint], 'example.org/t/7', 'trail'),
  page(['screen', m.classNotes, m.classNotesHint], 'example.org/class', 'dots'),
  page(['tent', m.review, m.reviewHint], 'example.com/review', 'review'),
  card(['tent', m.frontDesk, m.frontDeskHint], 'standard', {
    firstName: 'Hotel',
    lastName: 'Example',
    phone: '+15550100123',
    website: 'example.com',
  }),
];

function openNetwork(ssid: string): Content {
  return {
    type: 'wifi',
    data: { wifi: { ssid, security: 'none', password: '', hidden: false } },
  };
}

function chat(phone: string, text: string): Content {
  return { type: 'whatsapp', data: { whatsapp: { phone, text } } };
}

function page(words: Words, url: string, look: Look): Example {
  return example(words, { type: 'url', data: { url } }, look);
}

function card(words: Words, look: Look, given: Partial<Vcard>): Example {
  const empty: Vcard = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    company: '',
    title: '',
    website: '',
  };
  return example(words, { type: 'vcard', data: { vcard: { ...empty, ...given } } }, look);
}

function example([on, title, hint]: Words, content: Content, look: Look): Example {
  const design: Design = { ...defaultDesign, ...exampleLooks[look] };
  const { [look]: text = '' } = frameTexts;
  const frame = design.frame && { ...design.frame, text };
  return { on, title, hint, draft: { content, design: { ...design, frame } } };
}
