import { fitText } from '@everscan/core/sheet/fit-text';
import { drawLabel, type LabelDrawing } from '@everscan/core/sheet/label-drawing';
import { type LabelPlan, planLabel } from '@everscan/core/sheet/label-plan';
import type { SheetLayout } from '@everscan/core/sheet/sheet-layout';
import { type Code, makeCode } from '../../codes/code-file.ts';
import { findContentType, loadContentTypes } from '../../codes/content-types.ts';
import { findDrawing, isDrawable, loadDrawing } from '../../codes/drawing.ts';
import type { SheetItem } from './sheet-item.ts';
import type { SheetSettings } from './sheet-settings.ts';

type Shown = Pick<SheetSettings, 'hasTitle' | 'hasText'>;

/** The plan of a sheet's labels. If no code has a second line, no room is reserved for it. */
export function planOf(
  layout: SheetLayout,
  { hasTitle, hasText }: Shown,
  items: readonly SheetItem[],
): LabelPlan {
  return planLabel(layout, { hasTitle, hasText: hasText && items.some(({ text }) => text !== '') });
}

/** The texts of a label, in the order of the plan. */
function textsOf({ title, text }: SheetItem, { hasTitle, hasText }: Shown): string[] {
  return [...(hasTitle ? [title] : []), ...(hasText ? [text] : [])];
}

/** Whether a label can be drawn now. */
export function isLoaded(item: SheetItem, shown: Shown): boolean {
  const drawing = findDrawing();
  const { content, design } = item.draft;
  return (
    drawing !== undefined &&
    isDrawable(design) &&
    findContentType(content.type) !== undefined &&
    textsOf(item, shown).every((text) => drawing.letters.isLoaded(text))
  );
}

/** Loads the renderer, content types and fonts for labels. @throws when something cannot be loaded */
export async function loadLabels(items: readonly SheetItem[], shown: Shown): Promise<void> {
  const { letters } = await loadDrawing();
  if (!items.every(({ draft }) => findContentType(draft.content.type))) await loadContentTypes();
  await Promise.all(
    items
      .filter((item) => !isLoaded(item, shown))
      .flatMap((item) => [
        loadDrawing(item.draft.design),
        ...textsOf(item, shown).map((text) => letters.load(text)),
      ]),
  );
}

/** The characters of a label's texts that no font has, without duplicates. The fonts must be loaded. */
export function missingCharacters(item: SheetItem, plan: LabelPlan, shown: Shown): string[] {
  const texts = textsOf(item, shown).slice(0, plan.texts.length);
  return [...new Set(texts.flatMap((text) => findDrawing()?.letters.missing(text) ?? []))];
}

/** The texts of a label, shortened to fit. The fonts must be loaded. */
export function fittedTexts(item: SheetItem, plan: LabelPlan, shown: Shown) {
  return textsOf(item, shown)
    .slice(0, plan.texts.length)
    .map((text, i) => {
      const font = findDrawing()?.letters.within(text);
      if (!font) throw new Error('Fonts are not loaded');
      return fitText(text, font, plan.texts[i] as LabelPlan['texts'][number]);
    });
}

/** A label as the PDF shows it; `undefined` if its code cannot be made. */
export function drawItem(item: SheetItem, plan: LabelPlan, shown: Shown): LabelDrawing | undefined {
  const code = codeOf(item);
  return 'scene' in code ? drawLabel(plan, code.scene, fittedTexts(item, plan, shown)) : undefined;
}

const codes = new WeakMap<SheetItem, Code>();

/** Makes the code of an item. Remembers it, because every layout shows the same codes. */
function codeOf(item: SheetItem): Code {
  const known = codes.get(item);
  if (known && 'scene' in known) return known;
  const code = makeCode(item.draft);
  codes.set(item, code);
  return code;
}
