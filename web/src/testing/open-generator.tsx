import type { Design } from '@everscan/core/design/design';
import { Route, Routes } from 'react-router';
import { useKeptUser } from '../features/account/session.ts';
import GeneratorPage from '../pages/generator-page.tsx';
import WorkspaceLayout from '../pages/workspace-layout.tsx';
import { App } from './app.ts';
import { expectRows, seen } from './open-workbench.tsx';
import { renderPart } from './render.tsx';

function Pages() {
  useKeptUser();
  return (
    <Routes>
      <Route element={<WorkspaceLayout />}>
        <Route path="*" element={<GeneratorPage />} />
      </Route>
    </Routes>
  );
}

/** The generator of a new user with these saved codes, the newest first, and brand kits. */
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
