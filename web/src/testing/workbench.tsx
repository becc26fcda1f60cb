import { planOfUser } from '@everscan/contract/plans';
import { useQueryClient } from '@tanstack/react-query';
import { type Draft, defaultDraft } from '../codes/draft.ts';
import { recheckUser, useCachedUser, useEndedUser } from '../features/account/session.ts';
import { useProjects } from '../features/projects/project-calls.ts';
import { useTotals } from '../features/projects/project-totals.ts';
import SaveStatus from '../features/projects/save-status.tsx';
import { useProjectEditor } from '../features/projects/use-project-editor.ts';
import { finishWork } from '../pages/finish-work.ts';
import { sidebarParts } from '../pages/sidebar-parts.tsx';

const ignore = () => {};

/** The list of saved codes, next to a single field of the generator. */
export function Workbench() {
  const client = useQueryClient();
  const current = useCachedUser() ?? null;
  const ended = useEndedUser();
  const user = current ?? ended;
  const isSignedIn = current !== null;
  const projects = useProjects(user?.id, isSignedIn);
  const totals = useTotals(user?.id, projects, isSignedIn);
  const editor = useProjectEditor(projects, {
    userId: user?.id,
    isSignedIn,
    onRefused: () => recheckUser(client),
  });
  const parts = sidebarParts({
    ...{ user, plan: planOfUser(user), projects, totals, editor, isSignedIn },
    onSelect: (project) => editor.select(project, { offersDraft: true }),
    onDraft: editor.resume,
    onOpen: ignore,
    onLeave: () => finishWork(client, user?.id ?? 0),
    ...{ onRegister: ignore, onLogin: ignore, onSettings: ignore, onCookies: ignore },
  });
  const { content, design } = editor.draft;
  return (
    <>
      {parts.children}
      {parts.account}
      <input
        aria-label="Web address"
        value={content.type === 'url' ? content.data.url : ''}
        onChange={({ target }) => editor.edit(withAddress(target.value, design))}
      />
      <SaveStatus
        outbox={editor.outbox}
        code={editor.code}
        isSignedOut={ended !== null}
        onSave={ignore}
        onSignIn={ignore}
      />
    </>
  );
}

const withAddress = (url: string, design: Draft['design']): Draft => ({
  ...defaultDraft,
  design,
  content: { type: 'url', data: { url } },
});
