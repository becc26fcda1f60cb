import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/pages';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useOutletContext } from 'react-router';
import { Bulk } from '../features/bulk/bulk.tsx';
import { completeProject, openProject } from '../features/projects/project-calls.ts';
import { SheetMaker } from '../features/sheets/sheet-maker.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { refreshLimits } from '../saving/use-outbox.ts';
import type { SidebarContext } from './sidebar-layout.tsx';

export function meta() {
  return pageMeta({
    title: m.bulkTitle(site.name),
    description: m.bulkDescription,
    path: '/bulk',
  });
}

export default function BulkPage() {
  const { userId, projects = [], editor, onRegister } = useOutletContext<SidebarContext>();
  const client = useQueryClient();
  const [printed, setPrinted] = useState<ComponentProps<typeof SheetMaker>['items']>();
  return (
    <>
      <h1 className="app-heading">{m.bulkHeading}</h1>
      <p className="mt-1 mb-8 max-w-2xl text-muted leading-7">{m.bulkIntro}</p>
      <Bulk
        userId={userId}
        draft={editor.draft}
        projects={projects}
        onChooseDesign={(project) => completeProject(client, userId, project)}
        onMissingDesign={async (id) => userId !== undefined && openProject(client, userId, id)}
        onSignIn={onRegister}
        onSaved={() => refreshLimits(client)}
        onPrint={setPrinted}
      />
      {printed && <SheetMaker items={printed} onClose={() => setPrinted(undefined)} />}
    </>
  );
}
