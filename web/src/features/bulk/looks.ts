import type { Kit } from '@everscan/contract/brand-kits.schemas';
import type { Project } from '@everscan/contract/codes.schemas';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { presets, withPreset } from '@everscan/core/design/presets';
import { type Choice, offered } from '@everscan/core/offered';
import { styles } from '@everscan/core/style/index';
import * as m from '@everscan/messages/bulk';
import * as style from '@everscan/messages/style';
import { presetLabels, shapeLabels } from '@everscan/messages/words/design';
import { codeName } from '../../codes/code-name.ts';
import { isSameDesign } from '../../codes/kit-calls.ts';
import type { LookChoice } from '../../codes/look-picker.tsx';
import type { ListSettings } from './bulk-work.ts';

/** A design that the visitor can choose for a list. */
export type Look = LookChoice & { readonly design: Design };

const plain: readonly Look[] = styles.map(({ id }) => ({
  value: id,
  label: shapeLabels[id],
  group: 'looks',
  design: { ...defaultDesign, shape: id },
}));

const ready: readonly (Choice & Look)[] = presets.map((preset) => ({
  ...preset,
  label: presetLabels[preset.id],
  value: preset.id,
  group: 'looks',
  design: withPreset(defaultDesign, preset, style.frameExample),
}));

/** The value of the generator's design. */
const DRAFT_LOOK = 'draft';

/**
 * The designs on offer: the styles, the presets, the generator's design if it differs from these, and the designs of
 * the brand kits and of saved codes.
 * @param settings if they choose the generator's design, their stored copy of it is offered
 */
export function listLooks(
  draft: Design,
  saved: readonly Project[],
  settings?: Pick<ListSettings, 'lookId' | 'draftDesign'>,
  kits: readonly Kit[] = [],
): readonly Look[] {
  const chosen = settings?.lookId === DRAFT_LOOK ? (settings.draftDesign ?? draft) : undefined;
  const looks: Look[] = [...plain, ...offered(ready, settings?.lookId)];
  if (chosen) {
    const label = isSameDesign(chosen, draft) ? m.designOfGenerator : m.designChosenBefore;
    looks.push({ value: DRAFT_LOOK, label, group: 'looks', design: chosen });
  }
  if (!looks.some(({ design }) => isSameDesign(design, draft))) {
    const value = chosen ? NEW_DRAFT_LOOK : DRAFT_LOOK;
    looks.push({ value, label: m.designOfGenerator, group: 'looks', design: draft });
  }
  return [
    ...looks,
    ...kits.map(({ id, name, design }) => ({
      value: KIT + id,
      label: name,
      group: 'kits' as const,
      design,
    })),
    ...saved.map((code) => ({
      value: savedLook(code.id),
      label: codeName(code),
      group: 'codes' as const,
      design: code.design,
    })),
  ];
}

/** The value of the generator's current design while an earlier one is chosen. */
const NEW_DRAFT_LOOK = 'new-draft';
const SAVED = 'saved-';
const KIT = 'kit-';

/** The value of a saved code's design in the list. */
export function savedLook(projectId: string): string {
  return SAVED + projectId;
}

/** Whether the chosen design is that of a brand kit. */
export const isKitLook = (lookId: string) => lookId.startsWith(KIT);

/** The settings that select one of the looks. */
export function choiceOf(looks: readonly Look[], value: string) {
  const isDraft = value === DRAFT_LOOK || value === NEW_DRAFT_LOOK;
  if (!isDraft) return { lookId: value };
  return { lookId: DRAFT_LOOK, draftDesign: looks.find((look) => look.value === value)?.design };
}

/** The id of the saved code with the chosen design; `undefined` for other designs. */
export function savedIdOf(lookId: string): string | undefined {
  return lookId.startsWith(SAVED) ? lookId.slice(SAVED.length) : undefined;
}
