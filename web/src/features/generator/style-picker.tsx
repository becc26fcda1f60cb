import { renderTiles } from '@everscan/core/export/vector/svg/tiles';
import { createPlainScene } from '@everscan/core/scene/plain-scene';
import { type StyleId, styles } from '@everscan/core/style/index';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type DesignPanel from './design/design-panel.tsx';

type StylePickerProps = ComponentProps<typeof DesignPanel> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const options = styles.map(({ id, label }) => ({
  value: id,
  label,
  picture: <Thumbnail style={id} />,
}));

const loadDesignPanel = () => import('./design/design-panel.tsx');

/** How the code looks: the two styles, and the rest for who wants more. */
export function StylePicker({ isOpen, onOpenChange, ...panel }: StylePickerProps) {
  const { design } = panel.draft;
  return (
    <>
      <RadioCards
        label="Style"
        options={options}
        value={design.shape as StyleId}
        onChange={(shape) => panel.onChange({ ...design, shape })}
      />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(!isOpen)}
        className="mt-3 flex min-h-9 items-center gap-1.5 rounded-md font-medium text-muted text-sm hover:text-ink"
      >
        More design
        <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && <LazyPart load={loadDesignPanel} {...panel} />}
    </>
  );
}

/** The corner of a small code in the style, drawn by the style itself. */
function Thumbnail({ style }: { style: StyleId }) {
  const scene = createPlainScene('A', { shape: style, level: 'L', quietZone: 0 });
  return (
    <svg viewBox="0 0 11 11" aria-hidden="true" className="size-8 fill-ink sm:size-10">
      <path d={renderTiles(scene).join('')} />
    </svg>
  );
}
