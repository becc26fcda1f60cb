import { withLabel } from '@everscan/core/bulk/label';
import { CodeError } from '@everscan/core/code-error';
import type { Design } from '@everscan/core/design/design';
import type { LevelOptions } from '@everscan/core/encode/symbol-size';
import * as m from '@everscan/messages/bulk';
import { codeFaults } from '@everscan/messages/words/faults/code';
import { textOfFault } from '@everscan/messages/words/faults/fault-texts';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { findDrawing } from '../../codes/drawing.ts';
import { SceneImage } from '../../codes/scene-image.tsx';
import { type GoodRow, summaryOf, titleOf } from './list-jobs.ts';
import { Pager, usePages } from './pager.tsx';

type CodeGridProps = { rows: readonly GoodRow[]; design: Design } & LevelOptions;

/** Few enough that on a phone the button below them is at most two screens away. */
const pageSize = () => (window.innerWidth < 640 ? 6 : 12);

/** The codes as they will be made. Only those of the current page are drawn. */
export function CodeGrid({ rows, design, isLevelFixed }: CodeGridProps) {
  const [size] = useState(pageSize);
  const { shown, setPage, ...pages } = usePages(rows, size);
  // The buttons respond at once; the codes of the previous page stay until the next ones are drawn.
  const requested = useMemo(() => ({ shown, design }), [shown, design]);
  const drawn = useDeferredValue(requested);
  return (
    <section aria-label={m.preview} className="mt-6">
      <h2 className="font-medium text-sm">{m.codes(rows.length)}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {drawn.shown.map((row) => (
          <CodeTile key={row.row} row={row} design={drawn.design} isLevelFixed={isLevelFixed} />
        ))}
      </ul>
      <Pager
        label={m.codePages}
        pageLabel={m.codePage}
        previousLabel={m.previousCodes}
        nextLabel={m.nextCodes}
        {...pages}
        shown={shown}
        total={rows.length}
        onPage={setPage}
      />
    </section>
  );
}

type CodeTileProps = { row: GoodRow; design: Design } & LevelOptions;

const CodeTile = memo(function CodeTile({ row, design, isLevelFixed }: CodeTileProps) {
  const scene = useMemo(() => drawRow(row, design, { isLevelFixed }), [row, design, isLevelFixed]);
  return (
    <li className="min-w-0">
      <div className="grid aspect-[5/6] place-items-center rounded-xl border border-line bg-white p-2.5">
        {typeof scene === 'string' ? (
          <p className="text-center text-[#b3261e] text-xs leading-4">{scene}</p>
        ) : (
          scene && <SceneImage scene={scene} title={titleOf(row)} className="h-full w-full" />
        )}
      </div>
      <p className="mt-1.5 line-clamp-2 break-all text-[13px] leading-[18px]">
        <bdi>{summaryOf(row).replace('https://', '')}</bdi>
      </p>
      <p className="mt-0.5 truncate text-muted text-xs leading-4">
        {m.row(row.row)}
        {row.stem && (
          <>
            {' · '}
            <bdi>{row.stem}</bdi>
          </>
        )}
      </p>
    </li>
  );
});

/** The scene, or the reason why the code cannot be drawn. */
function drawRow({ text, label }: GoodRow, design: Design, options: LevelOptions) {
  try {
    return findDrawing()?.drawScene(text, withLabel(design, label), options);
  } catch (error) {
    if (error instanceof CodeError) return textOfFault(codeFaults, error.fault);
    throw error;
  }
}
