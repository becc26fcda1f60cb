import { site } from '@everscan/contract/site';
import { useQueryClient } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { Bulk } from '../features/bulk/bulk.tsx';
import { completeProject, refreshProjects } from '../features/projects/project-calls.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { WorkspaceContext } from './workspace-layout.tsx';

export function meta() {
  return pageMeta({
    title: `Bulk QR codes | ${site.name}`,
    description:
      'Turn a spreadsheet into a zip of QR codes, each checked by four scanning engines. Up to 5,000 rows, free, and your list never leaves the browser.',
    path: '/bulk',
  });
}

export default function BulkPage() {
  const { userId, projects = [], editor } = useOutletContext<WorkspaceContext>();
  const client = useQueryClient();
  return (
    <>
      <h1 className="font-semibold text-[28px] leading-9 tracking-tight">Bulk QR codes</h1>
      <p className="mt-1 mb-8 max-w-2xl text-muted leading-7">
        Turn a spreadsheet into a zip of codes, each checked by four scanning engines. Your list
        stays in this browser.
      </p>
      <Bulk
        userId={userId}
        draft={editor.draft}
        projects={projects}
        onChooseDesign={(project) => completeProject(client, userId, project)}
        onSaved={() => userId !== undefined && refreshProjects(client, userId)}
      />
    </>
  );
}
