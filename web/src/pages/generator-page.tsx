import type { Kit } from '@everscan/contract/brand-kits.schemas';
import type { CreateProjectBody, Project } from '@everscan/contract/codes.schemas';
import { defaults } from '@everscan/contract/defaults';
import { site } from '@everscan/contract/site';
import type { Content } from '@everscan/core/content/index';
import * as m from '@everscan/messages/pages';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import { codeName } from '../codes/code-name.ts';
import { defaultDraft } from '../codes/draft.ts';
import { RegisterCard } from '../features/account/register-card.tsx';
import { knownUser, useUser } from '../features/account/session.ts';
import { Generator } from '../features/generator/generator.tsx';
import { moveLinkDraft } from '../features/links/use-link-draft.ts';
import { rememberDownloaded } from '../features/projects/downloaded-codes.ts';
import { createProject, replaceProject } from '../features/projects/project-calls.ts';
import { editOf } from '../features/projects/project-draft.ts';
import { withLogo } from '../features/projects/project-logos.ts';
import { messageOf } from '../lib/call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { toast } from '../lib/toasts.ts';
import { useAction } from '../lib/use-action.ts';
import { useLatest } from '../lib/use-latest.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { AwaitedCode, useAwaitedCode } from './awaited-code.tsx';
import type { KitOf } from './kit-sync.tsx';
import type { SidebarContext } from './sidebar-layout.tsx';
import { useDynamicParts } from './use-dynamic-parts.tsx';
import { NEW, useCodeInAddress } from './use-opened-code.ts';

const loadTitleBar = () => import('../features/projects/title-bar.tsx');
const loadStatus = () => import('../features/projects/save-status.tsx');
const loadQuestion = async () => ({ default: (await loadStatus()).CodeQuestion });
const loadTotalCodes = () => import('../features/statistics/total-codes.tsx');
const loadHistory = () => import('../features/history/history-button.tsx');
const loadKits = () => import('./kit-sync.tsx');
const loadName = () => import('../features/projects/code-name-field.tsx');

const titles: Record<string, string> = {
  '/': m.homeTitle(site.name),
  '/app': m.appTitle,
  '/login': m.signInTitle(site.name),
  '/signup': m.signUpTitle(site.name),
};

export function meta({ location }: { location: { pathname: string } }) {
  const address = location.pathname.replace(/(.)\/$/, '$1');
  const title = titles[address] ?? m.homeTitle(site.name);
  const index = address !== '/login' && address !== '/signup';
  const path = address === '/app' ? '/' : address;
  return pageMeta({ title, description: m.homeDescription, index, path });
}

export default function GeneratorPage() {
  const context = useOutletContext<SidebarContext>();
  const { userId, hasEnded, projects = [], editor, onRegister, onLogin } = context;
  const { draft, selected } = editor;
  const client = useQueryClient();
  const savedDesigns = projects
    .filter(({ id }) => id !== selected?.id)
    .map((project) => ({
      id: project.id,
      title: codeName(project),
      load: async () => (await withLogo(project)).design,
    }));
  const isSignedIn = userId !== undefined;
  /** Finds the brand kit that a new code with a design uses. */
  const kitOf = useRef<KitOf>(undefined);
  const [changedKit, setChangedKit] = useState<Kit>();
  const closeKit = useCallback(() => setChangedKit(undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when another user signs in
  useEffect(() => closeKit, [userId, closeKit]);
  const dynamic = useDynamicParts(context);
  const isGuest = useUser() === null;
  const isNew = useCodeInAddress() === NEW;
  const [newest] = projects;
  const hasDraft = !selected && editor.draft.content !== defaultDraft.content;
  const hasCode = selected !== undefined || hasDraft;
  const kind = dynamic.creation ? 'new-dynamic' : kindOf(selected ?? draft.content);
  const fieldsRef = useAwaitedCode({
    isKnown: isGuest || hasCode || (context.projects !== undefined && (!newest || isNew)),
    kind: isSignedIn ? kind : undefined,
    id: selected?.id ?? NEW,
    firstKind: newest && !hasDraft ? kindOf(newest) : kind,
  });

  /** Shows the server's version of a code after a change in its history was reverted. */
  function showChanged(project: Project) {
    if (userId === undefined) return;
    replaceProject(client, userId, project);
  }

  /** The outcome of the last save of a draft. Has no project if the code was only stored on this device. */
  const lastSave = useRef<{ project?: Project }>(undefined);
  const saveBefore = lastSave.current;
  /** The save that happened after this render, if any: the draft may be saved while a download runs. */
  const findSave = () => (lastSave.current === saveBefore ? undefined : lastSave.current);
  const shown = useLatest(selected);
  /** The content of the last file that was made of a code before it was saved. */
  const made = useRef<Content>(undefined);
  function handleMade(content: Content) {
    // `selected` is the code of the click, even if another one has been selected meanwhile.
    const code = dynamic.creation ? shown.current : (selected ?? findSave()?.project);
    if (!code) made.current = content;
    else if (userId !== undefined) rememberDownloaded(userId, [code]);
  }
  /** @param downloaded the content of a file that was saved; absent when the person pressed "Save" */
  const [save] = useAction(async (onFailure: (error: unknown) => void, downloaded?: Content) => {
    // It may not be known yet who is signed in.
    const ownerId = userId ?? (await knownUser(client))?.id;
    if (ownerId === undefined || selected || findSave()) return;
    // Samples may have been cleared since the click.
    const saved =
      downloaded && downloaded !== draft.content ? { ...draft, content: downloaded } : draft;
    const body = {
      title: defaults.projectTitle,
      ...editOf(saved),
      ...kitOf.current?.(saved.design),
    } as CreateProjectBody;
    try {
      const project = await createProject(client, ownerId, body);
      lastSave.current = project ? { project } : {};
      if (!project) {
        if (!downloaded) editor.reset(draft); // after a download, the code stays on the screen
        return;
      }
      if (made.current === saved.content) rememberDownloaded(ownerId, [project]);
      moveLinkDraft(ownerId, project.id);
      editor.adopt(project, saved, editor.draftNumber);
    } catch (error) {
      onFailure(error);
    }
  });

  /** Saves a signed-in user's download as a project. A failure does not affect the download. */
  function handleDownloaded(content: Content) {
    save(() => toast('error', m.notSavedTitle, m.notSaved), content);
  }

  return (
    <>
      <AwaitedCode />
      <div className="mb-3 flex flex-col justify-between gap-x-6 sm:mb-8 sm:flex-row sm:items-end">
        <h1 className="shrink-0 app-heading">{m.generatorHeading}</h1>
        {/* A line of its own on phones, so that nothing shifts when the code is known. */}
        <div className="until-code h-6 min-w-0 max-sm:mt-0.5 sm:pb-0.5">
          {selected ? (
            <LazyPart isQuiet load={loadTitleBar} project={selected} />
          ) : (
            <p className="text-muted text-sm tabular-nums">
              <LazyPart isQuiet load={loadTotalCodes} />
            </p>
          )}
        </div>
      </div>
      {userId !== undefined && (
        <LazyPart
          isQuiet
          load={loadKits}
          key={userId}
          {...{ userId, editor, changedKit, kitOf }}
          onClose={closeKit}
        />
      )}
      {dynamic.maker}
      <Generator
        userId={userId}
        draft={dynamic.draft}
        draftNumber={editor.draftNumber}
        savedDesigns={savedDesigns}
        kitUse={
          isSignedIn
            ? { projectId: selected?.id, kit: selected?.kit, onUpdated: setChangedKit }
            : undefined
        }
        onChange={dynamic.edit}
        onMade={handleMade}
        onDownloaded={handleDownloaded}
        onRegister={isSignedIn ? undefined : onRegister}
        dynamic={dynamic}
        fieldsRef={fieldsRef}
        question={
          selected &&
          editor.code?.asked && (
            <LazyPart isQuiet load={loadQuestion} code={selected} editor={editor} />
          )
        }
        name={
          editor.code &&
          editor.outbox && (
            <LazyPart
              key={editor.code.project.id}
              load={loadName}
              loading={<div className="mt-1 h-11 lg:h-9" />}
              outbox={editor.outbox}
              code={editor.code}
            />
          )
        }
        status={
          isSignedIn &&
          // A dynamic code cannot be saved if the plan has no room for it.
          (selected || !dynamic.creation || dynamic.creation.create) && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <LazyPart
                isQuiet
                load={loadStatus}
                outbox={editor.outbox}
                code={editor.code}
                isSignedOut={hasEnded}
                onSave={() =>
                  dynamic.creation
                    ? dynamic.creation.create?.(draft.design)
                    : save((error) => toast('error', ui.errorTitle, messageOf(error)))
                }
                onSignIn={onLogin}
              />
              {selected && !hasEnded && !editor.code?.asked && (
                <LazyPart
                  isQuiet
                  key={selected.id}
                  load={loadHistory}
                  project={selected}
                  flush={editor.flushAll}
                  onChanged={showChanged}
                  onRefused={editor.recheck}
                />
              )}
            </div>
          )
        }
      >
        {!isSignedIn && <RegisterCard onRegister={onRegister} />}
      </Generator>
    </>
  );
}

/** What kind of fields a code has: a dynamic one has those of its link, others those of their content type. */
const kindOf = (code: Pick<Project, 'type'> & Partial<Pick<Project, 'link'>>): string =>
  code.link ? 'dynamic' : code.type;
