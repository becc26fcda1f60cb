import { renderTiles } from '@everscan/core/export/vector/svg/tiles';
import { createPlainScene } from '@everscan/core/scene/plain-scene';
import { type StyleId, styles } from '@everscan/core/style/index';
import * as m from '@everscan/messages/style';
import { shapeLabels } from '@everscan/messages/words/design';
import type { ComponentProps } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type DesignPanel from './design/design-panel.tsx';

type StylePickerProps = ComponentProps<typeof DesignPanel>;

const options = styles.map(({ id }) => ({
  value: id,
  label: shapeLabels[id],
  picture: <Thumbnail style={id} />,
}));

const loadDesignPanel = () => import('./design/design-panel.tsx');

/** The choice between the two styles, and below it all other design settings. */
export default function StylePicker(panel: StylePickerProps) {
  const { design } = panel.draft;
  return (
    <>
      <RadioCards
        label={m.style}
        options={options}
        value={design.shape as StyleId}
        onChange={(shape) => panel.shown.current.onChange({ ...design, shape })}
      />
      <div className="mt-4 min-h-112">
        <LazyPart load={loadDesignPanel} {...panel} />
      </div>
    </>
  );
}

/** A picture of a code's corner in the style. */
function Thumbnail({ style }: { style: StyleId }) {
  const scene = createPlainScene('A', { shape: style, level: 'L', quietZone: 0 });
  return (
    <svg viewBox="0 0 11 11" aria-hidden="true" className="size-8 fill-ink @min-[400px]:size-10">
      <path d={renderTiles(scene).join('')} />
    </svg>
  );
}
