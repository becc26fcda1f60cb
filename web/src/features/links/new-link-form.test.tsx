// @vitest-environment happy-dom
import { plans } from '@everscan/contract/plans';
import { screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import NewLinkForm, { NewTarget } from './new-link-form.tsx';
import { type LinkDraft, newLinkDraft } from './use-link-draft.ts';

type Props = ComponentProps<typeof NewLinkForm> & ComponentProps<typeof NewTarget>;

function renderForm({
  target = 'example.com',
  onTarget = () => {},
  problem,
  ...props
}: Partial<Props> = {}) {
  const typed: LinkDraft[] = [];
  function Form() {
    const [draft, setDraft] = useState(newLinkDraft);
    return (
      <>
        <NewTarget {...{ target, problem, onTarget }} />
        <NewLinkForm
          draft={draft}
          problem={problem}
          onChange={(next) => {
            typed.push(next);
            setDraft(next);
          }}
          plan={plans.pro}
          dynamicCodes={0}
          onCopy={undefined}
          {...props}
        />
      </>
    );
  }
  return { ...renderPart(<Form />), typed };
}

test('offers a custom slug only on a plan that includes it', async () => {
  const { user, typed } = renderForm();
  await user.click(screen.getByText('Custom slug'));
  await user.type(await screen.findByLabelText('Custom slug'), 'menu');
  expect(typed.at(-1)).toEqual({ utm: {}, slug: 'menu' });
  expect(screen.getByText('MENU')).toBeTruthy();
  renderForm({ plan: plans.free });
  expect(screen.getAllByText('Custom slug')).toHaveLength(2); // the heading and the label of the first form
});

test.each([
  ['Target', { target: '' }],
  ['Custom slug', {}],
])('does not truncate a pasted text that is too long: %s', async (label, props) => {
  const onTarget = vi.fn();
  const { user, typed } = renderForm({ ...props, onTarget });
  await user.click(screen.getByText('Custom slug'));
  await user.click(await screen.findByLabelText(label));
  await user.paste('a'.repeat(2100));
  expect(onTarget.mock.lastCall?.[0] ?? typed.at(-1)?.slug).toHaveLength(2100);
});

test('reports a problem at its field, and other problems below the form', async () => {
  const problem = { field: 'target', message: 'Not this one' };
  renderForm({ problem });
  const target = screen.getByLabelText('Target');
  const note = screen.getByText('Not this one');
  expect(target.getAttribute('aria-describedby')).toContain(note.id);
  renderForm({ problem: { message: 'Not now' } });
  expect(screen.getByRole('alert').textContent).toBe('Not now');
});

test('reports that the plan has no room, and how to get more', () => {
  renderForm({ plan: plans.free, dynamicCodes: 3 });
  expect(screen.getByText(/^3 of 3 dynamic codes/).textContent).toContain('upgrade to Pro');
});
