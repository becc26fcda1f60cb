import * as m from '@everscan/messages/pages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { codeName } from '../codes/code-name.ts';
import type { Draft } from '../codes/draft.ts';
import type { DynamicParts } from '../features/generator/dynamic-parts.ts';
import { CodeKindChoice } from '../features/links/code-kind.tsx';
import { placeholderUrl } from '../features/links/placeholder-url.ts';
import { type LinkDraft, newLinkDraft, useLinkDraft } from '../features/links/use-link-draft.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import type { NewLinkParts } from './new-link.tsx';
import type { SidebarContext } from './sidebar-layout.tsx';

const loadPanel = () => import('../features/links/link-panel.tsx');
const loadNewLink = () => import('./new-link.tsx');

const loading = <p className="delayed text-muted text-sm leading-6">{m.loading}</p>;

/** The generator's parts for dynamic codes: the panel of a saved code, or the form for a new one. */
export function useDynamicParts(context: SidebarContext): DynamicParts & {
  /** A component that provides the parts for a new code. It renders nothing. */
  maker?: ReactNode;
  /** The generator's draft. The draft of a dynamic copy has a design of its own. */
  draft: Draft;
  edit: (draft: Draft) => void;
} {
  const { draft, draftNumber, selected, code, outbox, edit } = context.editor;
  const [stored, setLinkDraft] = useLinkDraft(context.userId, selected?.id);
  const linkDraft = stored?.staticUrl === undefined ? stored : undefined;
  const [parts, setParts] = useState<NewLinkParts>();
  const shownNumber = useRef(draftNumber);
  useEffect(() => {
    // A link draft that was set aside belongs to the previous code.
    if (draftNumber !== shownNumber.current && !selected && !linkDraft) setLinkDraft(undefined);
    shownNumber.current = draftNumber;
  });
  if (selected?.link && code && outbox) {
    return {
      draft,
      edit,
      name: codeName(selected),
      panel: (
        // As high as the panel, so that nothing below it jumps when it has loaded.
        <LazyPart
          key={selected.id}
          load={loadPanel}
          loading={<div className="min-h-112">{loading}</div>}
          {...{ outbox, code }}
        />
      ),
    };
  }
  const { url: staticUrl = '' } = draft.content.data as { url?: string };
  const choose = () => setLinkDraft(resumed());
  const choice = (
    <CodeKindChoice
      kind={linkDraft ? 'dynamic' : 'static'}
      onChange={(kind) =>
        kind === 'dynamic' ? choose() : setLinkDraft({ ...newLinkDraft, ...stored, staticUrl })
      }
    />
  );
  /** The link draft that was set aside, without its target if another address was typed for the static code since. */
  function resumed(): LinkDraft {
    const { staticUrl: before, target, ...rest } = stored ?? newLinkDraft;
    return target !== undefined && before === staticUrl ? { ...rest, target } : rest;
  }
  if (!linkDraft || draft.content.type !== 'url') return { draft, edit, choice, choose };
  const { design = draft.design } = selected ? linkDraft : draft;
  function editCopy(next: Draft) {
    if (next.design !== design) setLinkDraft({ ...linkDraft, design: next.design } as LinkDraft);
    if (next.content !== draft.content) edit({ ...draft, content: next.content });
  }
  return {
    draft: selected ? { ...draft, design } : draft,
    edit: selected ? editCopy : edit,
    choice,
    creation: {
      url: placeholderUrl(),
      begin: async () => false,
      create: undefined,
      field: <div className="min-h-24">{loading}</div>,
      form: null,
    },
    ...(parts?.projectId === selected?.id && parts),
    maker: (
      <LazyPart
        key={selected?.id}
        load={loadNewLink}
        loading={null}
        context={context}
        linkDraft={linkDraft}
        onLinkDraft={setLinkDraft}
        onParts={setParts}
      />
    ),
  };
}
