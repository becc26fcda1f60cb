import { defaults } from '@everscan/contract/defaults';
import type { Design } from '@everscan/core/design/design';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { codeName } from '../codes/code-name.ts';
import type { Draft } from '../codes/draft.ts';
import type { DynamicParts } from '../features/generator/dynamic-parts.ts';
import { CodeKindChoice } from '../features/links/code-kind.tsx';
import type { LinkProblem } from '../features/links/new-link-form.tsx';
import { newLinkDraft, useLinkDraft } from '../features/links/use-link-draft.ts';
import { useReservedUrl } from '../features/links/use-reserved-url.ts';
import { useCreateProject } from '../features/projects/project-calls.ts';
import { draftOf } from '../features/projects/project-draft.ts';
import { toast } from '../lib/toasts.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import type { EditedLink } from './link-keeper.tsx';
import type { WorkspaceContext } from './workspace-layout.tsx';

const loadPanel = () => import('../features/links/link-panel.tsx');
const loadCreation = () => import('./create-dynamic.ts');
const loadForm = () => import('../features/links/new-link-form.tsx');

/** The generator's parts for dynamic codes: the panel of a saved code, or the form for a new one. */
export function useDynamicParts(
  context: WorkspaceContext,
  editedLink: EditedLink | undefined,
): DynamicParts {
  const { userId, plan, projects = [], editor, hasEnded, requestSignIn } = context;
  const { draft, selected } = editor;
  const client = useQueryClient();
  const creation = useCreateProject(userId);
  const [linkDraft, setLinkDraft] = useLinkDraft(userId, selected?.id);
  const [problem, setProblem] = useState<LinkProblem>();
  const isSignedIn = userId !== undefined && !hasEnded;
  const isNew = linkDraft !== undefined && !selected?.link && draft.content.type === 'url';
  const slug = plan.ownSlugs ? (linkDraft?.slug ?? '') : '';
  const symbol = useReservedUrl(isNew && isSignedIn ? userId : undefined, slug);
  const { url = '' } = draft.content.data as { url?: string };
  const target = linkDraft?.target ?? url;
  const givenTitle = selected?.title ?? defaults.projectTitle;
  /** No file of it exists, so its symbol may change. */
  const canConvert = selected?.isDownloaded === false;
  // For an action that waits for a sign-in.
  const now = { typed: { target, slug, utm: linkDraft?.utm ?? {} }, editor, setLinkDraft };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });

  /** Single-shot: several buttons create the code. */
  const running = useRef<Promise<Draft | undefined>>(undefined);
  function create(design: Design): Promise<Draft | undefined> {
    running.current ??= createOnce(design).finally(() => {
      running.current = undefined;
    });
    return running.current;
  }
  async function createOnce(design: Design): Promise<Draft | undefined> {
    setProblem(undefined);
    const { checkTarget, newCodeOf, newLinkOf, problemOf } = await loadCreation();
    try {
      checkTarget(target);
      if (!isSignedIn && !(await requestSignIn())) return undefined;
      const { typed, editor: now, setLinkDraft: setDraft } = latest.current;
      const project = canConvert
        ? await now.addLink(newLinkOf(typed))
        : await creation.mutateAsync(newCodeOf(typed, givenTitle, design));
      setDraft(undefined);
      client.removeQueries({ queryKey: ['reserved-code'] });
      now.select(project);
      return draftOf(project);
    } catch (error) {
      const reason = problemOf(error);
      setProblem(reason);
      toast('error', 'Not created', reason.message);
      return undefined;
    }
  }

  if (selected?.link) {
    const { id, link } = selected;
    return {
      name: codeName(selected),
      panel: editedLink ? (
        <LazyPart key={id} load={loadPanel} link={link} {...editedLink} />
      ) : (
        <p className="delayed text-muted text-sm leading-6">Loading…</p>
      ),
    };
  }
  const choice = (
    <CodeKindChoice
      kind={linkDraft ? 'dynamic' : 'static'}
      onChange={(kind) => {
        setProblem(undefined);
        setLinkDraft(kind === 'dynamic' ? newLinkDraft : undefined);
      }}
    />
  );
  if (!isNew) return { choice };

  function handleTarget(typed: string) {
    setProblem(undefined);
    if (selected) setLinkDraft({ ...(linkDraft ?? newLinkDraft), target: typed });
    else editor.edit({ ...draft, content: { type: 'url', data: { url: typed } } });
  }
  const dynamicCodes = projects.filter(({ link }) => link).length;
  return {
    choice,
    name: codeName({ ...draft.content, title: givenTitle, link: { target } }),
    creation: {
      ...symbol,
      create: isSignedIn && dynamicCodes >= plan.dynamicCodes ? undefined : create,
      form: (
        <LazyPart
          load={loadForm}
          target={target}
          draft={linkDraft}
          problem={problem}
          onTarget={handleTarget}
          onChange={(changed) => {
            setProblem(undefined);
            setLinkDraft(changed);
          }}
          plan={plan}
          dynamicCodes={isSignedIn ? dynamicCodes : undefined}
          saved={selected && { isDownloaded: !canConvert, onCreate: () => create(draft.design) }}
        />
      ),
    },
  };
}
