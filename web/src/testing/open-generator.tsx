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

/** The generator of a new user with these saved codes, the newest first. */
export async function openGenerator(titles: readonly string[]) {
  const app = new App();
  await app.register();
  for (const title of titles.toReversed()) await app.save(title, `${title}.example`);
  const view = renderPart(<Pages />);
  if (titles.length > 0) await expectRows(titles);
  else await seen(/^Nothing saved yet/);
  return { app, ...view };
}
