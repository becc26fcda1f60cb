import { firstTypes } from '@everscan/core/content/first-types';
import { type ContentTypeId, contentTypes } from '@everscan/core/content/index';
import { RadioCards } from '../../ui/radio-cards.tsx';

type MoreTypesProps = { value: ContentTypeId; onChange: (id: ContentTypeId) => void };

const options = contentTypes.slice(firstTypes.length).map(({ id, label, icon }) => ({
  value: id,
  label,
  picture: (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className="size-4 fill-none stroke-2 stroke-current text-muted"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={icon} />
    </svg>
  ),
}));

/** The content types behind the first two. */
export default function MoreTypes({ value, onChange }: MoreTypesProps) {
  return <RadioCards label="More types" options={options} value={value} onChange={onChange} />;
}
