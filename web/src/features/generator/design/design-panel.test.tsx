// @vitest-environment happy-dom
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { presets, withPreset } from '@everscan/core/design/presets';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { makeCode } from '../../../codes/code-file.ts';
import { type Draft, defaultDraft } from '../../../codes/draft.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { renderPart } from '../../../testing/render.tsx';
import DesignPanel, { type DesignPart, type ShownDesign } from './design-panel.tsx';

const draftOf = (url: string): Draft => ({
  ...defaultDraft,
  content: { type: 'url', data: { url } },
});
const red: Design = { ...defaultDesign, ink: { type: 'solid', color: '#8a1020' } };

/** Opens a panel and chooses the design of a saved code, which is still loading. */
async function chooseSlowDesign() {
  const { promise, resolve } = Promise.withResolvers<Design>();
  let show = (_: Partial<Pick<ShownDesign, 'draft' | 'projectId'> & { part: DesignPart }>) => {};
  let shownDraft = draftOf('first.example');
  function Page() {
    const [code, setCode] = useState({
      draft: shownDraft,
      projectId: 'first' as string | undefined,
      part: 'looks' as DesignPart,
    });
    show = (next) => act(() => setCode((last) => ({ ...last, ...next })));
    shownDraft = code.draft;
    const { draft, projectId } = code;
    const shown = useLatest<ShownDesign>({
      ...code,
      onChange: (design) => setCode({ ...code, draft: { ...draft, design } }),
      onTry: () => {},
    });
    return (
      <DesignPanel
        {...{ draft, shown }}
        code={makeCode(draft)}
        part={code.part}
        brand={undefined}
        onBrand={() => {}}
        onPart={() => {}}
        userId={undefined}
        kitUse={{ projectId, kit: undefined, onUpdated: () => {} }}
        savedDesigns={[{ id: 'source', title: 'Source', load: () => promise }]}
      />
    );
  }
  const { user } = renderPart(<Page />);
  const copy = screen.getByRole('combobox', { name: 'Copy the style of another code' });
  await user.selectOptions(copy, 'Source');
  return {
    show: (next: Parameters<typeof show>[0]) => show(next),
    end: () => act(async () => resolve(red)),
    draft: () => shownDraft,
  };
}

test('copies a design, and keeps the content that was typed while the design loaded', async () => {
  const { show, end, draft } = await chooseSlowDesign();
  show({ draft: draftOf('typed.example') });
  await end();
  await screen.findByRole('button', { name: 'Undo' });
  expect(draft()).toEqual({ ...draftOf('typed.example'), design: red });
});

test('does not copy a design to another code that was opened while the design loaded', async () => {
  const { show, end, draft } = await chooseSlowDesign();
  const other = draftOf('other.example');
  show({ draft: other, projectId: 'other' });
  await end();
  expect(draft()).toBe(other);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('keeps changes of other settings that were made before a chosen design was applied', async () => {
  const { show, draft } = await chooseSlowDesign();
  fireEvent.click(screen.getByRole('button', { name: 'Olive' }));
  const wide = { ...defaultDesign, quietZone: 7 };
  show({ draft: { ...draftOf('first.example'), design: wide }, part: 'advanced' });
  const preset = presets.find(({ id }) => id === 'olive-2') as (typeof presets)[number];
  await waitFor(() => expect(draft().design).toEqual(withPreset(wide, preset, 'Scan me')));
});
