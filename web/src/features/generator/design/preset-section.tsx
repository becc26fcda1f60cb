import { type BrandColors, presetInBrandColors } from '@everscan/core/design/brand-colors';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import {
  hasPreset,
  type Preset,
  presetRows,
  presets,
  withPreset,
} from '@everscan/core/design/presets';
import { createScene } from '@everscan/core/scene/scene';
import * as generator from '@everscan/messages/generator';
import * as m from '@everscan/messages/style';
import { presetLabels, presetRowLabels } from '@everscan/messages/words/design';
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Code } from '../../../codes/code-file.ts';
import { letters } from '../../../codes/page-drawing.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { PictureButton } from './picture-button.tsx';
import { useOffered } from './use-offered.ts';

type Tile = (typeof presets)[number];

const designOf = (preset: Preset) => withPreset(defaultDesign, preset, m.frameExample);
const loadLetters = () => letters.load(m.frameExample);
/** What a picture shows while the content has an error. */
const SAMPLE = 'https://example.com/menu';

type PresetSectionProps = {
  design: Design;
  code: Code;
  /** The saved code on the screen. */
  codeId: string | undefined;
  /** The colours in which all looks are shown, if a person has chosen some. */
  brand?: BrandColors | undefined;
  onChoose: (preset: Preset) => void;
  /** Shown beside the name of the first row. */
  surprise?: ReactNode;
  /** Shows a look in the preview for as long as the pointer is on its picture. */
  onTry?: ((preset: Preset | undefined) => void) | undefined;
};

/** Ready-made looks in rows, each shown as the visitor's own code. */
export function PresetSection(props: PresetSectionProps) {
  const { design, code, codeId, surprise, onChoose, onTry } = props;
  const [pressed, setPressed] = useState<Tile>();
  // Dragging in a colour picker changes the colour often, and 24 pictures take longer than a frame.
  const brand = useDeferredValue(props.brand);
  const tiles = useMemo<readonly Tile[]>(
    () => (brand ? presets.map((preset) => presetInBrandColors(preset, brand)) : presets),
    [brand],
  );
  const chosen = tiles.find((preset) => hasPreset(design, preset));
  const shown = useOffered<Tile>(tiles, chosen?.id, codeId);
  const hasLetters = letters.isLoaded(m.frameExample);
  useLazyModule(hasLetters, loadLetters, generator.designNotLoaded);
  const text = useDeferredValue('scene' in code ? code.text : SAMPLE);
  const isLevelFixed = 'scene' in code && code.isLevelFixed;
  const apply = useLatest((preset: Tile) => {
    setPressed(undefined);
    onTry?.(undefined);
    onChoose(preset);
  });
  const latestTry = useLatest(onTry);
  const tryOut = useCallback(
    (preset: Tile | undefined) => latestTry.current?.(preset),
    [latestTry],
  );
  useEffect(() => () => tryOut(undefined), [tryOut]);

  /** Shows the button as chosen one frame before the page changes, which takes long on a slow phone. */
  const choose = useCallback(
    (preset: Tile) => {
      setPressed(preset);
      requestAnimationFrame(() => setTimeout(() => apply.current(preset)));
    },
    [apply],
  );

  return (
    <div className="relative space-y-4">
      <div className="absolute end-0 -top-2.5">{surprise}</div>
      {presetRows.map((row) => (
        <fieldset key={row} className="min-w-0">
          <legend className="mb-1.5 font-medium text-muted text-xs">{presetRowLabels[row]}</legend>
          <div className="-mx-1 flex snap-x scroll-px-1 gap-2 overflow-x-auto px-1 pb-1 @min-[400px]:grid @min-[400px]:grid-cols-6 @min-[400px]:gap-3">
            {shown
              .filter((preset) => preset.row === row)
              .map((preset) => (
                <PresetTile
                  key={preset.id}
                  preset={preset}
                  text={hasLetters || !('frame' in preset) ? text : undefined}
                  isLevelFixed={isLevelFixed}
                  isChosen={preset === (pressed ?? chosen)}
                  onChoose={choose}
                  onTry={tryOut}
                />
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

type PresetTileProps = {
  preset: Tile;
  /** `undefined` until it can be drawn. */
  text: string | undefined;
  isLevelFixed: boolean;
  isChosen: boolean;
  onChoose: (preset: Tile) => void;
  onTry: (preset: Tile | undefined) => void;
};

/** A component of its own, so that the browser can answer to a key between two pictures. */
const PresetTile = memo(function PresetTile(props: PresetTileProps) {
  const { preset, text, isLevelFixed, isChosen, onChoose, onTry } = props;
  const picture = useMemo(() => {
    if (text === undefined) return undefined;
    const draw = (shown: string) =>
      createScene(shown, designOf(preset), { font: letters, isLevelFixed });
    try {
      return draw(text);
    } catch {
      return draw(SAMPLE); // the content is too long for the look's level
    }
  }, [preset, text, isLevelFixed]);
  return (
    <div
      className="w-20 shrink-0 snap-start @min-[400px]:w-auto"
      onPointerEnter={(event) => event.pointerType === 'mouse' && onTry(preset)}
      onPointerLeave={() => onTry(undefined)}
    >
      <PictureButton
        name={presetLabels[preset.id]}
        picture={picture}
        isChosen={isChosen}
        onChoose={() => onChoose(preset)}
      />
    </div>
  );
});
