import { firstTypes } from '@everscan/core/content/first-types';
import { type ContentTypeId, contentTypes } from '@everscan/core/content/index';
import {
  Banknote,
  CalendarDays,
  Mail,
  MapPin,
  MessageCircle,
  MessageSquare,
  Phone,
  Smartphone,
  Type,
  WifiHigh,
} from 'lucide-react';
import { RadioCards } from '../../ui/radio-cards.tsx';

type MoreTypesProps = { value: ContentTypeId; onChange: (id: ContentTypeId) => void };

type OtherTypeId = Exclude<ContentTypeId, (typeof firstTypes)[number]['id']>;

const ICONS: Record<OtherTypeId, typeof WifiHigh> = {
  text: Type,
  wifi: WifiHigh,
  email: Mail,
  phone: Phone,
  sms: MessageSquare,
  whatsapp: MessageCircle,
  location: MapPin,
  event: CalendarDays,
  sepa: Banknote,
  app: Smartphone,
};

const options = contentTypes.slice(firstTypes.length).map(({ id, label }) => {
  const Icon = ICONS[id as OtherTypeId];
  return { value: id, label, picture: <Icon aria-hidden className="size-4 text-muted" /> };
});

/** All content types but the first two. */
export default function MoreTypes({ value, onChange }: MoreTypesProps) {
  return <RadioCards label="More types" options={options} value={value} onChange={onChange} />;
}
