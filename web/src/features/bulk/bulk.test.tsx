// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Draft, defaultDraft } from '../../codes/draft.ts';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { Bulk } from './bulk.tsx';
import { keepList, keepSettings, keptBulkWork, noWork } from './bulk-work.ts';

type Given = { draft?: Draft; onMissingDesign?: (id: string) => Promise<unknown> };

function open({ draft = defaultDraft, onMissingDesign = async () => undefined }: Given) {
  return renderPart(
    <Bulk
      userId={1}
      draft={draft}
      projects={[]}
      onChooseDesign={async () => {}}
      onMissingDesign={onMissingDesign}
      onSaved={() => {}}
      onSignIn={() => {}}
      onPrint={() => {}}
    />,
  );
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Design' });
const chosen = () => select().value;
const chosenLabel = () => select().selectedOptions[0]?.textContent;
const keepLook = (lookId: string) => keepSettings(1, { ...noWork.settings, lookId });

test('loads the code whose design was chosen, when newer codes have pushed it from the list', async () => {
  const onMissingDesign = vi.fn(async () => projectWith({ id: 'old' }));
  keepLook('saved-old');
  const rows = ['url', 'a.example'].map((cell, index) => ({ row: index + 1, cells: [cell] }));
  keepList(1, { name: 'list.csv', table: { rows, sheets: [] } });
  open({ onMissingDesign });
  await waitFor(() => expect(onMissingDesign).toHaveBeenCalledWith('old'));
  expect(screen.queryByRole('img')).toBeNull(); // a plain code would look as if it had been chosen
  const save = await screen.findByRole('button', { name: 'Save 1 code to my account' });
  expect(save).toHaveProperty('disabled', true);
});

test('reports that the code whose design was chosen is gone', async () => {
  keepLook('saved-old');
  open({});
  await screen.findByText('Code not found');
  await waitFor(() => expect(chosen()).toBe('dots'));
});

test('keeps the design of the generator that was chosen, when the generator shows another one', async () => {
  const inkOf = (color: `#${string}`): Draft => ({
    ...defaultDraft,
    design: { ...defaultDraft.design, ink: { type: 'solid', color } },
  });
  const first = open({ draft: inkOf('#0b5d3b') });
  await first.user.selectOptions(select(), 'As in the generator');
  first.unmount();

  for (const draft of [defaultDraft, inkOf('#10316b')]) {
    const later = open({ draft });
    expect(chosenLabel()).toBe('Earlier design from the generator');
    expect(storedInk()).toBe('#0b5d3b');
    later.unmount();
  }
  const last = open({ draft: inkOf('#10316b') });
  await last.user.selectOptions(select(), 'As in the generator');
  expect(chosenLabel()).toBe('As in the generator');
  expect(storedInk()).toBe('#10316b');
});

function storedInk() {
  const ink = keptBulkWork(1).settings.draftDesign?.ink;
  return ink?.type === 'solid' ? ink.color : undefined;
}
