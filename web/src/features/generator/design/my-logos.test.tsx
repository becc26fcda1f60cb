// @vitest-environment happy-dom
import { kitLimits } from '@everscan/contract/brand-kits.schemas';
import type { Logo } from '@everscan/core/logo/logo';
import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useLatest } from '../../../lib/use-latest.ts';
import { App } from '../../../testing/app.ts';
import { renderPart } from '../../../testing/render.tsx';
import { LogoSection } from './logo-section.tsx';
import { useDesignUndo } from './use-design-undo.ts';

const pictureOf = (letter: string) => `data:image/png;base64,iVBORw0KGgo${letter.repeat(16)}`;

// happy-dom cannot decode pictures.
vi.mock('./read-logo.ts', async (load) => ({
  ...(await load<typeof import('./read-logo.ts')>()),
  readLogo: async (file: File) => ({ image: await file.text(), width: 64, height: 64 }),
  sizeOf: async () => ({ width: 64, height: 64 }),
}));

function Page() {
  const [logo, setLogo] = useState<Logo | null>(null);
  const latest = useLatest(logo);
  const choices = useRef(0);
  const offerUndo = useDesignUndo(undefined);
  return (
    <>
      <LogoSection
        userId={1}
        largestShareOf={() => 0.3}
        choices={choices}
        now={() => latest.current}
        onBrand={() => {}}
        check={() => Promise.reject(new Error('no engines'))}
        colors={{ disc: '#000000', icon: '#ffffff' }}
        {...{ logo, offerUndo }}
        onChange={(change) => setLogo(change.logo)}
      />
      <output>{logo?.image}</output>
    </>
  );
}

async function open(names: readonly string[] = []) {
  const app = new App();
  await app.register();
  for (const name of names) {
    await app.send('POST', '/api/logos', { name, image: pictureOf(name[0] as string) });
  }
  const view = renderPart(<Page />);
  const upload = (name: string) =>
    view.user.upload(
      screen.getByLabelText('Choose a logo'),
      new File([pictureOf(name[0] as string)], name, { type: 'image/png' }),
    );
  const saved = async (): Promise<string[]> =>
    (await (await app.send('GET', '/api/logos')).json()).map(({ name }: { name: string }) => name);
  const shown = () => view.container.querySelector('output')?.textContent;
  return { app, ...view, upload, saved, shown };
}

/** Opens the section for an account with one logo, whose list could not be loaded. */
async function openWithoutList() {
  const app = new App();
  await app.register();
  await app.send('POST', '/api/logos', { name: 'Sun', image: pictureOf('S') });
  app.fate = () => ({ status: 503 });
  const { user } = renderPart(<Page />);
  await screen.findByText('Your logos could not be loaded.');
  return { app, user };
}

const logoButton = (name: string) => screen.findByRole('button', { name });

test('saves an uploaded logo only once, for all codes', async () => {
  const { upload, saved } = await open();
  await screen.findByText(/^Logos you upload are saved here/);
  await upload('Sun.png');
  expect((await logoButton('Sun')).getAttribute('aria-pressed')).toBe('true');
  await upload('Moon.png');
  await logoButton('Moon');
  await upload('Sun.png');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sun' }).getAttribute('aria-pressed')).toBe('true'),
  );
  await upload('Fox.png'); // a second Sun would have been saved before this one
  await logoButton('Fox');
  expect(await saved()).toEqual(['Fox', 'Moon', 'Sun']);
});

test('deletes a logo without changing the code, and undoes that', async () => {
  const { user, saved, shown } = await open(['Sun', 'Moon']);
  await user.click(await logoButton('Sun'));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: /Delete the logo.*Sun/ }));
  await screen.findByText('Codes that use this logo keep it.');
  expect(await saved()).toEqual(['Moon']);
  expect(shown()).toBe(pictureOf('S'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: /Delete the logo.*Sun/ });
  expect((await saved()).toSorted()).toEqual(['Moon', 'Sun']);
});

test('offers to save a logo that is not in the account, and restores it on Undo after choosing another', async () => {
  const { user, app, upload, saved, shown } = await open(['Sun']);
  await logoButton('Sun');
  app.fate = (method) => (method === 'POST' ? { status: 429 } : undefined);
  await upload('Moon.png');
  const keep = await screen.findByRole('button', { name: 'Add to my logos' });
  expect(shown()).toBe(pictureOf('M'));
  await user.click(await logoButton('Sun'));
  expect(shown()).toBe(pictureOf('S'));
  expect(keep.isConnected).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(shown()).toBe(pictureOf('M'));
  app.fate = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Add to my logos' }));
  const added = await logoButton('Logo');
  await waitFor(() => expect(document.activeElement).toBe(added));
  expect(await saved()).toEqual(['Logo', 'Sun']);
});

test('uses an upload beyond the limit for this code only, and gives the reason', async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRST';
  expect(letters).toHaveLength(kitLimits.logos);
  const { upload, saved, shown } = await open([...letters]);
  await logoButton('T');
  await upload('Z.png');
  await screen.findByText('You can have up to 20 logos. Delete one to make room.');
  expect(shown()).toBe(pictureOf('Z'));
  expect(await saved()).toHaveLength(20);
});

test('reports that the logos could not be loaded, and tries again on request', async () => {
  const { app, user } = await openWithoutList();
  app.fate = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await logoButton('Sun');
});

test('adds a logo only once when the list could not be loaded', async () => {
  const { app, user } = await openWithoutList();
  app.fate = (method) => (method === 'POST' ? { status: 429 } : undefined);
  const file = new File([pictureOf('S')], 'Sun.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Choose a logo'), file);
  expect((await logoButton('Sun')).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('alert')?.textContent).toBe('');
});

test('keeps the choice of a logo that is made while another one is being saved', async () => {
  const { app, upload, saved } = await open();
  await screen.findByText(/^Logos you upload are saved here/);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  app.fate = (method) => (method === 'POST' ? promise : undefined);
  await upload('Sun.png');
  await upload('Moon.png');
  resolve(undefined);
  await logoButton('Sun');
  await logoButton('Moon');
  expect((await saved()).toSorted()).toEqual(['Moon', 'Sun']);
});
