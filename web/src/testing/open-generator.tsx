import type { Design } from '@everscan/core/design/design';
import { Route, Routes } from 'react-router';
import { useCachedUser } from '../features/account/session.ts';
import GeneratorPage from '../pages/generator-page.tsx';
import SidebarLayout from '../pages/sidebar-layout.tsx';
import { App } from './app.ts';
import { expectRows, seen } from './open-workbench.tsx';
import { renderPart } from './render.tsx';

export function Pages() {
  useCachedUser();
  return (
    <Routes>
      <Route element={<SidebarLayout />}>
        <Route path="*" element={<GeneratorPage />} />
      </Route>
    </Routes>
  );
}

/** Opens the generator for a new user with these saved codes, newest first, and these brand kits. */
export async function openGenerator(titles: readonly string[], kits: readonly Design[] = []) {
  const app = new App();
  await app.register();
  for (const [i, design] of kits.entries()) {
    await app.send('POST', '/api/kits', { name: `Kit ${i}`, design });
  }
  for (const title of titles.toReversed()) await app.save(title, `${title}.example`);
  const view = renderPart(<Pages />);
  if (titles.length > 0) await expectRows(titles);
  else await seen(/^Nothing saved yet/);
  return { app, ...view };
}
