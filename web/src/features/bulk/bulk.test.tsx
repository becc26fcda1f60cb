// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { defaultDraft } from '../../codes/draft.ts';
import { projectWith } from '../../testing/project.ts';
import { renderPart } from '../../testing/render.tsx';
import { Bulk } from './bulk.tsx';
import { keepSettings, noWork } from './bulk-work.ts';

function open(onMissingDesign: (id: string) => Promise<unknown>) {
  keepSettings(1, { ...noWork.settings, lookId: 'saved-old' });
  renderPart(
    <Bulk
      userId={1}
      draft={defaultDraft}
      projects={[]}
      onChooseDesign={async () => {}}
      onMissingDesign={onMissingDesign}
      onSaved={() => {}}
      onSignIn={() => {}}
      onPrint={() => {}}
    />,
  );
}

const chosen = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Design' }).value;

test('loads the code whose design was chosen, when newer codes have pushed it from the list', async () => {
  const onMissingDesign = vi.fn(async () => projectWith({ id: 'old' }));
  open(onMissingDesign);
  await waitFor(() => expect(onMissingDesign).toHaveBeenCalledWith('old'));
  expect(screen.queryByRole('img')).toBeNull(); // a plain code would look as if it had been chosen
});

test('reports that the code whose design was chosen is gone', async () => {
  open(async () => undefined);
  await screen.findByText('Code not found');
  await waitFor(() => expect(chosen()).toBe('dots'));
});
