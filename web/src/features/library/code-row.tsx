// biome-ignore-all lint/a11y/useSemanticElements: a table element cannot be virtualised
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import type { LibraryCode } from '@everscan/contract/codes.schemas';
import { number } from '@everscan/messages/format';
import * as m from '@everscan/messages/library';
import { typeLabels } from '@everscan/messages/words/type-labels';
import { memo } from 'react';
import { Link } from 'react-router';
import { codeName } from '../../codes/code-name.ts';
import { formatDate } from '../../lib/date-time.ts';
import type { Outbox, SaveStatus } from '../../saving/outbox.ts';
import { SaveNote } from '../../saving/save-note.tsx';
import { CodeLink } from './code-link.tsx';
import { MenuButton, type MenuPlace } from './code-menu.tsx';
import { CopyLink } from './copy-link.tsx';
import type { GroupNames } from './group-names.ts';
import { scansOf, scansPath, shownAddress, targetOf } from './labels.ts';
import { Preview } from './preview.tsx';
import { ScanLine } from './scan-line.tsx';
import { SelectBox } from './select-box.tsx';
import { StateBadge } from './state-badge.tsx';

/** Twice the size on the screen, for high-density screens. */
const PREVIEW_PX = 96;

/** The columns on phones and on wider screens, which the header uses as well. */
export const COLUMNS =
  'grid items-center grid-cols-[44px_48px_minmax(0,1fr)_max-content_auto] gap-x-2 lg:grid-cols-[44px_48px_minmax(0,3fr)_minmax(0,3fr)_88px_132px_88px_32px] lg:gap-x-4 xl:grid-cols-[44px_48px_minmax(0,3.1fr)_minmax(0,4.9fr)_minmax(0,1.4fr)_84px_124px_84px_32px] xl:gap-x-3.5';

/** Narrow screens hide some columns, so each cell has an `aria-colindex`. */
export const COLUMN_COUNT = 9;

/** Truncates a text at its own end, which is on the left for Arabic, but aligns it like the page. */
const TEXT = 'block truncate';

type CodeRowProps = {
  /** `undefined` until it has loaded. */
  code: LibraryCode | undefined;
  index: number;
  isActive: boolean;
  isSelected: boolean;
  names: GroupNames;
  outbox: Outbox | undefined;
  /** Where an edit of the code on this device stands; `saved` without one. */
  status: SaveStatus;
  /** Must not change between renders, so that a row renders again only when its code changes. */
  on: CodeEvents;
};

/** What the person does with a code in the list. */
export type CodeEvents = {
  toggle: (index: number, isRange: boolean) => void;
  open: (index: number) => void;
  menu: (index: number, place: MenuPlace) => void;
};

/** A code in the table. On phones, title, target and state share one cell. */
export const CodeRow = memo((props: CodeRowProps) => {
  const { code, index, isActive, isSelected, names, outbox, status, on } = props;
  const look = `${COLUMNS} relative h-full border-line border-b text-sm ${
    isSelected ? 'bg-accent-soft' : 'hover:bg-raised'
  } ${isActive ? 'in-focus-visible:outline-2 in-focus-visible:-outline-offset-2 in-focus-visible:outline-accent' : ''}`;
  if (!code) return <SkeletonRow index={index} className={look} />;
  const name = codeName(code);
  const target = targetOf(code);
  const scans = scansOf(code);
  const type = typeLabels[code.type];
  const folder = code.folder && names.folder(code.folder);
  const tags = code.tags.map(names.tag);
  const note = status !== 'saved' && (
    <span className="relative z-10 line-clamp-2 text-muted text-xs leading-4 lg:line-clamp-3">
      <SaveNote outbox={outbox} code={code.id} status={status} />
    </span>
  );
  return (
    <div
      role="row"
      id={rowId(index)}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-code={index}
      className={`group ${look}`}
    >
      <div role="gridcell" aria-colindex={1}>
        <SelectBox
          name={name}
          isSelected={isSelected}
          className="relative size-11"
          onToggle={(isRange) => on.toggle(index, isRange)}
        />
      </div>
      <div role="gridcell" aria-colindex={2}>
        <Preview code={code} sizePx={PREVIEW_PX} className="size-12" />
      </div>
      <div role="gridcell" aria-colindex={3} className="min-w-0">
        <CodeLink
          code={code}
          onOpen={() => on.open(index)}
          className="block font-medium leading-5 after:absolute after:inset-0"
        >
          <bdi className={TEXT}>{name}</bdi>
        </CodeLink>
        <p className="text-muted text-xs leading-4">
          <span className="block truncate max-lg:hidden">{type}</span>
          {note ? (
            <span className="lg:hidden">{note}</span>
          ) : (
            <bdi className={`${TEXT} lg:hidden`}>{shownAddress(target) || type}</bdi>
          )}
        </p>
      </div>
      <div
        role="gridcell"
        aria-colindex={4}
        className={`flex min-w-0 items-center gap-1 max-lg:hidden ${note ? 'max-xl:col-span-2' : ''}`}
      >
        <div className="min-w-0 grow">
          {note || (
            <>
              {code.link && (
                <bdi className={`${TEXT} leading-5`}>
                  {shownAddress(new URL(code.link.shortUrl).href)}
                </bdi>
              )}
              <bdi
                title={target}
                className={`${TEXT} text-muted ${code.link ? 'text-xs leading-4' : ''}`}
              >
                {code.link && target && <span aria-hidden>↳ </span>}
                {shownAddress(target)}
              </bdi>
            </>
          )}
        </div>
        {code.link && !note && <CopyLink name={name} shortUrl={code.link.shortUrl} />}
      </div>
      <div role="gridcell" aria-colindex={5} className="min-w-0 max-xl:hidden">
        <bdi title={folder ?? ''} className={`${TEXT} text-muted`}>
          {folder}
        </bdi>
        <span className="flex min-w-0 items-center gap-1">
          <Tags names={tags} />
        </span>
      </div>
      <div
        role="gridcell"
        aria-colindex={6}
        className={`min-w-0 max-lg:hidden ${note ? 'max-xl:hidden' : ''}`}
      >
        {(code.link || code.state !== 'active') && <StateBadge state={code.state} />}
      </div>
      <div role="gridcell" aria-colindex={7} className="flex items-center gap-2 ">
        {code.link && (
          <Link
            to={scansPath(code.id)}
            tabIndex={-1}
            draggable={false}
            aria-label={m.scanCount(scans)}
            className="relative z-10 flex min-h-11 items-center gap-2 hover:underline lg:min-h-8"
          >
            <span aria-hidden className="min-w-8 text-end tabular-nums max-lg:text-muted">
              {number(scans)}
            </span>
            {scans > 0 && <ScanLine points={code.link.scans} />}
          </Link>
        )}
        {code.state !== 'active' && (
          <span className="lg:hidden">
            <StateBadge state={code.state} />
          </span>
        )}
      </div>
      <div role="gridcell" aria-colindex={8} className="min-w-0 max-lg:hidden">
        <time dateTime={code.changedAt} className="block truncate text-muted text-xs">
          {formatDate(code.changedAt)}
        </time>
      </div>
      <div role="gridcell" aria-colindex={9} className="relative z-10">
        <MenuButton code={code} tabIndex={-1} onClick={(place) => on.menu(index, place)} />
      </div>
    </div>
  );
});

export const rowId = (index: number) => `library-${index}`;

/** The first tags, and the number of further ones. */
function Tags({ names }: { names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return null;
  return (
    <>
      <span
        title={names.join(', ')}
        className="min-w-0 truncate rounded-md bg-raised px-1.5 py-0.5 text-xs"
      >
        <bdi>{first}</bdi>
      </span>
      {others.length > 0 && (
        <span dir="ltr" className="text-muted text-xs">
          +{number(others.length)}
        </span>
      )}
    </>
  );
}

function SkeletonRow({ index, className }: { index: number; className: string }) {
  return (
    <div role="row" aria-rowindex={index + 2} className={className}>
      <div role="gridcell" />
      <div role="gridcell">
        <span className="block size-12 rounded-md bg-raised" />
      </div>
      <div role="gridcell">
        <span className="block h-3.5 w-2/3 rounded bg-line" />
      </div>
    </div>
  );
}
