// biome-ignore-all lint/a11y/useSemanticElements: a table element cannot be virtualised
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import type { LibraryCode } from '@everscan/contract/codes.schemas';
import { number } from '@everscan/messages/format';
import * as m from '@everscan/messages/library';
import { memo } from 'react';
import { codeName } from '../../codes/code-name.ts';
import type { Outbox, SaveStatus } from '../../saving/outbox.ts';
import { SaveNote } from '../../saving/save-note.tsx';
import { CodeLink } from './code-link.tsx';
import { MenuButton } from './code-menu.tsx';
import type { CodeEvents } from './code-row.tsx';
import { scansOf, shownAddress, targetOf } from './labels.ts';
import { Preview } from './preview.tsx';
import { SelectBox } from './select-box.tsx';
import { StateBadge } from './state-badge.tsx';

const PREVIEW_PX = 320;

type CodeCardProps = {
  /** `undefined` until it has loaded. */
  code: LibraryCode | undefined;
  id: string;
  isActive: boolean;
  isSelected: boolean;
  index: number;
  outbox: Outbox | undefined;
  status: SaveStatus;
  on: CodeEvents;
};

/** A code in the grid. */
export const CodeCard = memo((props: CodeCardProps) => {
  const { code, id, index, isActive, isSelected, outbox, status, on } = props;
  const name = code ? codeName(code) : '';
  return (
    <div
      role="gridcell"
      id={id}
      aria-selected={isSelected}
      data-code={index}
      className={`group relative min-w-0 rounded-xl border p-2 text-sm ${
        isSelected ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-raised'
      } ${isActive ? 'in-focus-visible:outline-2 in-focus-visible:-outline-offset-2 in-focus-visible:outline-accent' : ''}`}
    >
      {code ? (
        <>
          <Preview code={code} sizePx={PREVIEW_PX} className="aspect-square w-full p-2" />
          <SelectBox
            name={name}
            isSelected={isSelected}
            onToggle={(isRange) => on.toggle(index, isRange)}
            className="absolute end-0 bottom-8 size-11"
          />
          <MenuButton
            code={code}
            tabIndex={-1}
            onClick={(place) => on.menu(index, place)}
            className="absolute end-3 top-3 z-10 bg-surface shadow-xs pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100"
          />
          <CodeLink
            code={code}
            onOpen={() => on.open(index)}
            className="mt-2 block ps-1 pe-8 font-medium leading-5 after:absolute after:inset-0"
          >
            <bdi className="line-clamp-2 min-h-10 break-words">{name}</bdi>
          </CodeLink>
          {status === 'saved' ? (
            <>
              <bdi className="block truncate px-1 text-muted text-xs leading-4">
                {shownAddress(targetOf(code))}
              </bdi>
              <p className="mt-1 flex justify-between gap-2 px-1 text-muted text-xs leading-4">
                {(code.link || code.state !== 'active') && <StateBadge state={code.state} />}
                {code.link && (
                  <span title={m.scanCount(scansOf(code))} className="truncate tabular-nums">
                    {number(scansOf(code))}
                  </span>
                )}
              </p>
            </>
          ) : (
            <p className="relative z-10 line-clamp-2 px-1 text-muted text-xs leading-4.5">
              <SaveNote outbox={outbox} code={code.id} status={status} />
            </p>
          )}
        </>
      ) : (
        <span className="block aspect-square w-full rounded-md bg-raised" />
      )}
    </div>
  );
});
