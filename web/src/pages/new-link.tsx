import type { Project } from '@everscan/contract/codes.schemas';
import { defaults } from '@everscan/contract/defaults';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/pages';
import { undo } from '@everscan/messages/projects';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { codeName } from '../codes/code-name.ts';
import type { Draft } from '../codes/draft.ts';
import { loadFieldOfKit } from '../codes/kit-calls.ts';
import type { DynamicParts } from '../features/generator/dynamic-parts.ts';
import NewLinkForm, { type LinkProblem, NewTarget } from '../features/links/new-link-form.tsx';
import type { LinkDraft } from '../features/links/use-link-draft.ts';
import { useReservedUrl } from '../features/links/use-reserved-url.ts';
import { createProject } from '../features/projects/project-calls.ts';
import { draftOf } from '../features/projects/project-draft.ts';
import { useDeleteProject } from '../features/projects/project-list-calls.ts';
import { messageOf } from '../lib/call.ts';
import { toast } from '../lib/toasts.ts';
import { openOutbox } from '../saving/use-outbox.ts';
import { checkLink, newCodeOf, problemOf, type TypedLink } from './create-dynamic.ts';
import type { SidebarContext } from './sidebar-layout.tsx';

/** The generator's parts for the code with this id, or without an id, for a code that is not saved. */
export type NewLinkParts = Pick<DynamicParts, 'name' | 'creation'> & {
  projectId: string | undefined;
};

type NewLinkProps = {
  context: SidebarContext;
  linkDraft: LinkDraft;
  onLinkDraft: (draft: LinkDraft | undefined) => void;
  onParts: (parts: NewLinkParts | undefined) => void;
};

/**
 * Provides the form that makes a dynamic code: of a draft, or beside a saved static code, which stays as it is. Renders
 * nothing itself.
 */
export default function NewLink({ context, linkDraft, onLinkDraft, onParts }: NewLinkProps) {
  const { userId, plan, totals, editor, hasEnded } = context;
  const { draft, selected } = editor;
  const client = useQueryClient();
  const [problem, setProblem] = useState<LinkProblem>();
  const isSignedIn = userId !== undefined && !hasEnded;
  const slug = plan.customSlugs ? linkDraft.slug : '';
  const symbolUrl = useReservedUrl(isSignedIn ? userId : undefined, slug);
  const { url = '' } = draft.content.data as { url?: string };
  const target = linkDraft.target ?? url;
  const title = selected?.title ?? defaults.projectTitle;
  const projectId = selected?.id;
  const dynamicCodes = totals?.dynamic ?? 0;
  // Actions that wait for a sign-in need the current values afterwards.
  const now = { context, isSignedIn, linkDraft, onLinkDraft, target, slug, title };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });

  /** False after another code has been selected. */
  const isShown = useRef(false);
  /** The running creation, which all buttons share, so that only one code is created. */
  const running = useRef<Promise<Draft | undefined>>(undefined);
  function create(design: Design): Promise<Draft | undefined> {
    running.current ??= createOnce(design).finally(() => {
      running.current = undefined;
    });
    return running.current;
  }
  const deletion = useDeleteProject(userId as number); // called for users only
  async function kitOf(design: Design) {
    const { userId: ownerId } = latest.current.context;
    return ownerId === undefined ? {} : loadFieldOfKit(client, ownerId, design);
  }
  async function createOnce(design: Design): Promise<Draft | undefined> {
    if (!(await begin())) return undefined;
    try {
      const now = latest.current;
      const link = typedLink();
      const { draft, draftNumber } = now.context.editor;
      const body = newCodeOf(link, now.title, { design, ...(await kitOf(design)) });
      const ownerId = latest.current.context.userId as number; // after `begin`
      const project = await createProject(client, ownerId, body);
      if (!project) {
        latest.current.onLinkDraft(undefined);
        if (projectId === undefined) latest.current.context.editor.reset(draft);
        return undefined;
      }
      if (projectId === undefined && latest.current.context.editor.draftNumber !== draftNumber) {
        latest.current.context.editor.adopt(project, draft, draftNumber); // another draft is on the screen
      } else {
        await saveRest(project, link);
        show(project, design, draftNumber);
      }
      latest.current.onLinkDraft(undefined);
      client.removeQueries({ queryKey: ['reserved-code'] });
      return draftOf(project);
    } catch (error) {
      report(error);
      return undefined;
    }
  }
  /** Saves changes of the link that were typed while it was being created. The slug can no longer change. */
  async function saveRest(project: Project, sent: TypedLink) {
    const { userId: ownerId } = latest.current.context;
    if (ownerId === undefined) return;
    const outbox = await openOutbox(client, ownerId);
    outbox.receive([project]);
    const { target: typed, utm, passesQuery } = typedLink();
    const rest = {
      ...(typed !== sent.target && { target: typed }),
      ...(!isSame(utm, sent.utm) && { utm }),
      ...(passesQuery !== sent.passesQuery && { passesQuery }),
    };
    outbox.edit(project.id, rest);
  }
  /** Shows a new code with design changes made meanwhile, unless another code has been selected. */
  function show(project: Project, sent: Design, draftNumber: number) {
    const { editor: current } = latest.current.context;
    const now = designNow();
    const created = draftOf(project);
    if (projectId === undefined) {
      // A changed draft continues as an edit of the new code.
      current.adopt(project, isSame(now, sent) ? current.draft : created, draftNumber);
      return;
    }
    if (!isSame(now, sent)) current.outbox?.edit(project.id, { design: now });
    if (!isShown.current || !selected) return;
    current.select(project);
    const action = { label: undo, run: () => takeBack(project, selected) };
    toast('info', m.dynamicCreated, m.staticKept, action);
  }
  async function takeBack(project: Project, original: Project) {
    const { editor: current } = latest.current.context;
    current.select(original);
    current.discard(project);
    try {
      await deletion.mutateAsync(project);
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error));
    }
  }
  const typedLink = (): TypedLink => {
    const { target: typed, slug: typedSlug, linkDraft: last } = latest.current;
    const { utm, passesQuery = false } = last;
    return { target: typed, slug: typedSlug, utm, passesQuery };
  };
  async function begin(): Promise<boolean> {
    setProblem(undefined);
    try {
      checkLink(typedLink());
    } catch (error) {
      report(error);
      return false;
    }
    return latest.current.isSignedIn || latest.current.context.requestSignIn();
  }
  function report(error: unknown) {
    const reason = problemOf(error);
    setProblem(reason);
    toast('error', m.notCreated, reason.message);
  }

  function designNow(): Design {
    const { linkDraft: last, context: current } = latest.current;
    return last.design ?? current.editor.draft.design;
  }

  function handleTarget(typed: string) {
    setProblem(undefined);
    const { linkDraft: last, onLinkDraft: change, context: current } = latest.current;
    const { editor: now } = current;
    if (now.selected) change({ ...last, target: typed });
    else now.edit({ ...now.draft, content: { type: 'url', data: { url: typed } } });
  }
  function handleLinkDraft(changed: LinkDraft) {
    setProblem(undefined);
    latest.current.onLinkDraft(changed);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers read the current values from a ref
  const parts = useMemo<NewLinkParts>(
    () => ({
      projectId,
      name: codeName({ type: 'url', data: { url: '' }, title, link: { target } }),
      creation: {
        url: symbolUrl,
        begin,
        create: isSignedIn && dynamicCodes >= plan.dynamicCodes ? undefined : create,
        field: <NewTarget target={target} problem={problem} onTarget={handleTarget} />,
        form: (
          <NewLinkForm
            draft={linkDraft}
            problem={problem}
            onChange={handleLinkDraft}
            plan={plan}
            dynamicCodes={isSignedIn ? dynamicCodes : undefined}
            onCopy={projectId === undefined ? undefined : () => create(designNow())}
          />
        ),
      },
    }),
    [target, linkDraft, problem, plan, title, symbolUrl, isSignedIn, dynamicCodes, projectId],
  );
  // A layout effect runs before the browser paints, so that fields show typed text at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run once per change, even if the callback changes
  useLayoutEffect(() => onParts(parts), [parts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when the component is mounted or unmounted
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      onParts(undefined);
    };
  }, []);
  return null;
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);
