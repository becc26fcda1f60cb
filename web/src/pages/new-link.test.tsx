// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultDraft } from '../codes/draft.ts';
import type { App } from '../testing/app.ts';
import { openGenerator } from '../testing/open-generator.tsx';
import { button, expectAddress, seen, titleOf } from '../testing/open-workbench.tsx';

const target = () => screen.getByLabelText<HTMLInputElement>('Target');
const typeTarget = (value: string) => fireEvent.change(target(), { target: { value } });
const click = (name: string) => fireEvent.click(button(name));

/** Opens the form of a dynamic code, and types this target. */
async function openForm(value: string): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name: 'Dynamic' }));
  await screen.findByLabelText('Target');
  typeTarget(value);
}

/** Holds back the request that creates a dynamic code. */
function holdCreation(app: App) {
  let isSent = false;
  const { promise: isReleased, resolve } = Promise.withResolvers<undefined>();
  app.fate = (method, path) => {
    if (!['POST', 'PATCH'].includes(method) || !/^\/api\/projects(\/[\w-]+)?$/.test(path)) {
      return undefined;
    }
    isSent = true;
    return isReleased;
  };
  return {
    isSent: () => waitFor(() => expect(isSent).toBe(true)),
    release: () => {
      app.fate = () => undefined;
      resolve(undefined);
    },
  };
}

const expectTargets = (app: App, ...targets: (string | undefined)[]) =>
  waitFor(async () => expect((await app.saved()).map(({ link }) => link?.target)).toEqual(targets));

test('saves changes of the link and the design that are made while the new code is being created', async () => {
  const { app } = await openGenerator([]);
  await openForm('menu.example/old');
  const creation = holdCreation(app);
  click('Save');
  await creation.isSent();
  typeTarget('menu.example/new');
  fireEvent.click(screen.getByText('UTM tags'));
  fireEvent.change(await screen.findByLabelText('utm_source'), { target: { value: 'poster' } });
  fireEvent.click(screen.getByRole('tab', { name: 'Style' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Standard QR' }));
  creation.release();
  await expectTargets(app, 'https://menu.example/new');
  await waitFor(async () =>
    expect(await app.saved()).toMatchObject([
      { style: 'standard', link: { utm: { source: 'poster' } } },
    ]),
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Content' }));
  await screen.findByLabelText('Target');
  expect(target().value).toBe('menu.example/new');
});

test('records that a new code uses the brand kit with the same design', async () => {
  const { app } = await openGenerator([], [defaultDraft.design]);
  await openForm('menu.example');
  click('Save');
  await expectTargets(app, 'https://menu.example');
  const [kit] = await (await app.send('GET', '/api/kits')).json();
  expect(await app.saved()).toMatchObject([{ kit: kit.id }]);
});

test('saves the changes of the new code, even if another code was chosen meanwhile, which stays selected', async () => {
  const { app } = await openGenerator(['One', 'Two']);
  await expectAddress('One.example');
  await openForm('menu.example/old');
  const creation = holdCreation(app);
  click('Make a dynamic copy');
  await creation.isSent();
  typeTarget('menu.example/new');
  fireEvent.click(screen.getByRole('tab', { name: 'Style' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Standard QR' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Content' }));
  fireEvent.click(titleOf('Two'));
  await expectAddress('Two.example');
  creation.release();
  await expectTargets(app, undefined, undefined, 'https://menu.example/new');
  await expectAddress('Two.example');
  fireEvent.click(screen.getAllByTitle('One')[0] as HTMLElement); // the copy
  await waitFor(async () => expect((await app.saved())[2]?.style).toBe('standard'));
});

test('makes a dynamic code beside a saved static one, which Undo takes back', async () => {
  const { app } = await openGenerator(['Menu']);
  await expectAddress('Menu.example');
  const [original] = await app.saved();
  fireEvent.click(screen.getByRole('radio', { name: 'Dynamic' }));
  await screen.findByLabelText('Target');
  click('Make a dynamic copy');
  await seen('It is a new code. The static one stays as it was.');
  const [kept, copy] = await app.saved();
  expect(kept).toEqual(original);
  expect(copy).toMatchObject({
    title: 'Menu',
    design: original?.design,
    link: { target: 'https://Menu.example' },
  });
  await screen.findByLabelText('Target');
  click('Undo');
  await expectTargets(app, undefined);
  await expectAddress('Menu.example');
  expect(await app.saved()).toEqual([original]);
});
