// @vitest-environment happy-dom
import type { Kit } from '@everscan/contract/brand-kits.schemas';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answerBy } from '../../../testing/library.ts';
import { projectWith } from '../../../testing/project.ts';
import { renderPart } from '../../../testing/render.tsx';
import { serve, writesOf } from '../../../testing/serve.ts';
import { KitsSection } from './kits-section.tsx';
import { useDesignUndo } from './use-design-undo.ts';

const green: Design = { ...defaultDesign, ink: { type: 'solid', color: '#0b5d3b' } };
const blue: Design = { ...defaultDesign, ink: { type: 'solid', color: '#10316b' } };
const kitOf = (fields: Partial<Kit>): Kit => ({
  ...{ id: 'a', name: 'House', design: green, isDefault: false, codes: 0, version: 1 },
  ...fields,
});

const problem = { problem: new Error('empty') } as never;

/** Renders the section next to a design, with a server that has these kits. */
async function open(
  kits: Kit[],
  { refuse, kit, saved = 'code' }: { refuse?: object; kit?: string; saved?: string } = {},
) {
  const lastBody = () => writesOf(received).at(-1)?.body as Kit;
  const received = await serve(
    answerBy({
      'GET /api/kits': () => ({ body: kits }),
      'POST /api/kits': () => {
        if (refuse) return { status: 409, body: refuse };
        const { name, design } = lastBody();
        kits = [...kits, kitOf({ id: 'new', name, design })];
        return { status: 201, body: kits.at(-1) };
      },
      'PATCH /api/kits/a': () => {
        if (refuse) return { status: 409, body: refuse };
        const { version: _, ...change } = lastBody();
        kits = kits.map((kit) => ({ ...kit, ...change, version: kit.version + 1 }));
        return { body: kits[0] };
      },
      [`PATCH /api/projects/${saved}`]: () => ({ body: projectWith({ id: saved }) }),
    }),
  );
  const onUpdated = vi.fn();
  function Page() {
    const [design, setDesign] = useState(defaultDesign);
    const [isShown, setShown] = useState(true);
    const [projectId, setProjectId] = useState(saved);
    const offerUndo = useDesignUndo(projectId);
    return (
      <>
        {isShown && (
          <KitsSection
            {...{ userId: 1, projectId, kit, design, offerUndo, onUpdated }}
            code={problem}
            onChange={setDesign}
          />
        )}
        <button type="button" onClick={() => setShown(!isShown)}>
          Show or hide the kits
        </button>
        <button type="button" onClick={() => setDesign(blue)}>
          Make it blue
        </button>
        <button type="button" onClick={() => setProjectId('other')}>
          Open another code
        </button>
        <output>{JSON.stringify(design.ink)}</output>
      </>
    );
  }
  return { ...renderPart(<Page />), received, onUpdated };
}

const writes = (received: { method: string; path: string; body: unknown }[]) =>
  received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);

test('saves the design as a kit, and records that the code uses it', async () => {
  const { user, received } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Save as brand kit…' }));
  await user.click(screen.getByRole('button', { name: 'Save brand kit' }));
  screen.getByText('Enter a name.');
  await user.type(screen.getByLabelText('Brand kit name'), ' House ');
  await user.click(screen.getByRole('button', { name: 'Save brand kit' }));
  const kit = await screen.findByRole('button', { name: 'House' });
  expect(kit.getAttribute('aria-pressed')).toBe('true');
  expect(writes(received)).toEqual([
    ['POST', '/api/kits', { name: 'House', design: defaultDesign }],
    ['PATCH', '/api/projects/code', { kit: 'new' }],
  ]);
});

test('shows the reason at the field when a kit was not saved, and keeps the name', async () => {
  const refuse = { error: 'x', code: 'name_taken', reason: 'kit' };
  const { user } = await open([], { refuse });
  await user.click(await screen.findByRole('button', { name: 'Save as brand kit…' }));
  await user.type(screen.getByLabelText('Brand kit name'), 'House{Enter}');
  await screen.findByText(/already a brand kit with this name/);
  expect(screen.getByLabelText<HTMLInputElement>('Brand kit name').value).toBe('House');
});

test('updates the kit that the server has recorded for a code whose design differs', async () => {
  const { user, onUpdated } = await open([kitOf({ codes: 1 })], { kit: 'a' });
  await user.click(screen.getByRole('button', { name: 'Open another code' }));
  await user.click(await screen.findByRole('button', { name: /Update.*House/ }));
  await waitFor(() => expect(onUpdated).toHaveBeenCalledOnce());
});

test('applies a kit, updates it from the changed design, and notifies the page if codes use it', async () => {
  const { user, received, onUpdated } = await open([kitOf({ codes: 12 })]);
  await user.click(await screen.findByRole('button', { name: 'House' }));
  expect(screen.queryByRole('button', { name: /Update/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make it blue' }));
  await user.click(screen.getByRole('button', { name: /Update.*House/ }));
  await waitFor(() => expect(onUpdated).toHaveBeenCalledOnce());
  expect(onUpdated.mock.calls[0]?.[0]).toMatchObject({ design: blue, codes: 12, version: 2 });
  expect(writes(received)).toEqual([
    ['PATCH', '/api/projects/code', { kit: 'a' }],
    ['PATCH', '/api/kits/a', { name: 'House', design: blue, version: 1 }],
  ]);
});

test('still offers to update the kit after a visit to another tab of the panel', async () => {
  const { user } = await open([kitOf({})]);
  await user.click(await screen.findByRole('button', { name: 'House' }));
  await user.click(screen.getByRole('button', { name: 'Make it blue' }));
  for (let visit = 0; visit < 2; visit++) {
    await user.click(screen.getByRole('button', { name: 'Show or hide the kits' }));
  }
  await screen.findByRole('button', { name: /Update.*House/ });
});

test('undoes the application of a kit', async () => {
  const { user, received, container } = await open([kitOf({})], { saved: 'without-kit' });
  await user.click(await screen.findByRole('button', { name: 'House' }));
  const shown = () => container.querySelector('output')?.textContent;
  expect(shown()).toBe(JSON.stringify(green.ink));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown()).toBe(JSON.stringify(defaultDesign.ink));
  await waitFor(() =>
    expect(writes(received).at(-1)).toEqual(['PATCH', '/api/projects/without-kit', { kit: null }]),
  );
});

test('restores the kit of a code with a changed design when another kit is undone', async () => {
  const kits = [kitOf({}), kitOf({ id: 'b', name: 'Winter', design: blue })];
  const { user, received } = await open(kits, { kit: 'a', saved: 'with-kit' });
  await screen.findByRole('button', { name: /Update.*House/ });
  await user.click(screen.getByRole('button', { name: 'Winter' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: /Update.*House/ });
  await waitFor(() =>
    expect(writes(received).at(-1)).toEqual(['PATCH', '/api/projects/with-kit', { kit: 'a' }]),
  );
});

test('does not offer Undo after another code was opened', async () => {
  const { user } = await open([kitOf({})]);
  await user.click(await screen.findByRole('button', { name: 'House' }));
  await screen.findByRole('button', { name: 'Undo' });
  await user.click(screen.getByRole('button', { name: 'Open another code' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
