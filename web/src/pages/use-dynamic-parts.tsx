import type { NewLink } from '@everscan/contract/api/links';
import type { CreateProjectBody } from '@everscan/contract/api/projects';
import { defaults } from '@everscan/contract/defaults';
import { styleOf } from '@everscan/core/style/index';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DynamicParts } from '../features/generator/dynamic-parts.ts';
import { type CodeKind, CodeKindChoice } from '../features/links/code-kind.tsx';
import { replaceLink, useCreateProject } from '../features/projects/project-calls.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import type { WorkspaceContext } from './workspace-layout.tsx';

const loadPanel = () => import('../features/links/link-panel.tsx');
const loadForm = () => import('../features/links/new-link-form.tsx');

type Choice = {
  kind: CodeKind;
  forId: string | undefined;
  /** The address typed for a dynamic copy. The copied code keeps its own. */
  copyAddress?: string;
};

const STATIC: Pick<Choice, 'kind' | 'copyAddress'> = { kind: 'static' };

/** The generator's parts for dynamic codes: the panel of a saved code, or the form for a new one. */
export function useDynamicParts(context: WorkspaceContext): DynamicParts {
  const { userId, plan, projects = [], editor, onRegister } = context;
  const { draft, selected } = editor;
  const client = useQueryClient();
  const creation = useCreateProject(userId);
  // The choice belongs to one code; every other one begins as static.
  const [chosen, setChosen] = useState<Choice>();
  const { kind, copyAddress } = chosen && chosen.forId === selected?.id ? chosen : STATIC;

  if (selected?.link && userId !== undefined) {
    const { id, link } = selected;
    return {
      panel: (
        <LazyPart
          key={id}
          load={loadPanel}
          projectId={id}
          link={link}
          onChanged={(changed) => replaceLink(client, userId, id, changed)}
        />
      ),
    };
  }
  const choice = (
    <CodeKindChoice
      kind={kind}
      onChange={(next) => setChosen({ kind: next, forId: selected?.id })}
    />
  );
  if (kind !== 'dynamic' || draft.content.type !== 'url') return { choice };

  async function create(link: NewLink) {
    const { design } = draft;
    const body = {
      title: selected?.title ?? defaults.projectTitle,
      type: 'url',
      data: { url: '' },
      style: styleOf(design),
      design,
      link,
    } as CreateProjectBody;
    editor.select(await creation.mutateAsync(body));
  }
  function handleAddress(url: string) {
    if (selected) setChosen({ kind, forId: selected.id, copyAddress: url });
    else editor.edit({ ...draft, content: { type: 'url', data: { url } } });
  }
  const dynamicCodes = projects.filter(({ link }) => link).length;
  return {
    choice,
    form: (
      <LazyPart
        load={loadForm}
        address={copyAddress ?? draft.content.data.url}
        onAddress={handleAddress}
        owner={userId === undefined ? undefined : { plan, dynamicCodes }}
        isCopy={selected !== undefined}
        onRegister={onRegister}
        onCreate={create}
      />
    ),
  };
}
