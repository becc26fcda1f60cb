import { direction, number } from '@everscan/messages/format';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Places in the plot, in percent of its width from the left and of its height from the top. */
export type Plot = {
  x(index: number): number;
  y(value: number): number;
  /** Width of the space for one value. */
  readonly band: number;
  /** The value that the pointer or the arrow keys have chosen. */
  readonly chosen: number | undefined;
};

type TimeChartProps = {
  /** What people hear who do not see the chart. */
  title: string;
  /** One for each value, oldest first; those that fit are shown. */
  labels: readonly string[];
  max: number;
  /** `bands` leave half a space before the first value, for bars; `ends` put the first and last at the ends. */
  spread: 'bands' | 'ends';
  /** About one value, shown beside it when it is chosen. */
  note(index: number): ReactNode;
  /** Draws the values inside an SVG element. */
  children(plot: Plot): ReactNode;
};

/** Without it, the edge of the chart would cut off the label of a first value at the end. */
const START_PX = 16;
/** At the right of the plot, for the half of a label. */
const END_PX = 16;
const LABEL_GAP_PX = 24;
const NOTE_GAP_PX = 10;

/**
 * Counts over time: axes, grid, and a note that follows the pointer or the arrow keys. What is drawn for the values is
 * up to the caller; a table of them belongs beside it.
 *
 *     <TimeChart title="7 scans" labels={days} max={4} spread="bands" note={noteOf}>
 *       {({ x, y }) => counts.map((count, day) => <circle cx={`${x(day)}%`} cy={`${y(count)}%`} r={3} />)}
 *     </TimeChart>
 */
export function TimeChart({ title, labels, max, spread, note, children }: TimeChartProps) {
  const plotRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ index: number; y: number }>();
  const last = labels.length - 1;
  const index = chosen && Math.min(chosen.index, last);
  const ticks = countTicks(max);
  const top = ticks.at(-1) ?? 1;
  const start = spread === 'ends' ? START_PX : 0;
  const band = 100 / Math.max(1, spread === 'bands' ? labels.length : last);
  const x = (index: number) =>
    spread === 'bands' ? (index + 0.5) * band : last === 0 ? 50 : index * band;
  const y = (value: number) => 100 - (100 * value) / top;

  const choose = (index: number, y = (plotRef.current?.clientHeight ?? 0) / 2) =>
    setChosen({ index: Math.max(0, Math.min(last, index)), y });
  const onPointer = ({ clientX, clientY }: PointerEvent) => {
    const box = plotRef.current?.getBoundingClientRect();
    if (!box?.width || last < 0) return;
    const place = (clientX - box.left) / ((box.width * band) / 100);
    choose(spread === 'bands' ? Math.floor(place) : Math.round(place), clientY - box.top);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = KEYS[event.key];
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = key(index ?? -1, last);
    if (next === undefined) setChosen(undefined);
    else choose(next);
  };

  return (
    <div
      role="application"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move from value to value
      tabIndex={0}
      // Not mirrored: time goes from left to right in every language.
      dir="ltr"
      className="grid h-full touch-pan-y select-none outline-offset-4 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] pt-2 text-muted text-xs tabular-nums"
      style={{ paddingRight: END_PX }}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={() => setChosen(undefined)}
      onFocus={() => !chosen && last >= 0 && choose(0)}
      onBlur={() => setChosen(undefined)}
      onKeyDown={onKeyDown}
    >
      <div aria-hidden className="relative me-2">
        {ticks.map((tick) => (
          <span key={tick}>
            <span className="invisible block h-0">{number(tick)}</span>
            <span className="absolute right-0 -translate-y-1/2" style={{ top: `${y(tick)}%` }}>
              {number(tick)}
            </span>
          </span>
        ))}
      </div>
      <div ref={plotRef} className="relative" style={{ marginLeft: start }}>
        <svg aria-hidden="true" className="size-full overflow-visible">
          {index !== undefined &&
            (spread === 'bands' ? (
              <rect
                x={`${index * band}%`}
                width={`${band}%`}
                height="100%"
                className="fill-raised"
              />
            ) : (
              <line
                {...{ x1: `${x(index)}%`, x2: `${x(index)}%` }}
                y2="100%"
                className="stroke-line-strong"
              />
            ))}
          {ticks.map((tick) => (
            <line
              key={tick}
              {...{ x1: -start, x2: '100%', y1: `${y(tick)}%`, y2: `${y(tick)}%` }}
              className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          {children({ x, y, band, chosen: index })}
        </svg>
        {chosen && index !== undefined && (
          <Note xPercent={x(index)} y={chosen.y}>
            {note(index)}
          </Note>
        )}
      </div>
      <TimeAxis labels={labels} percent={x} start={start} />
    </div>
  );
}

const KEYS: Readonly<Record<string, (index: number, last: number) => number | undefined>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
  Escape: () => undefined,
};

/** Whole numbers from 0 to at least `max`, at most six, in steps of 1, 2 or 5 times a power of ten. */
export function countTicks(max: number): number[] {
  let step = 1;
  for (let n = 0; step * 5 < max; n++) step *= n % 3 === 1 ? 2.5 : 2;
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, i) => Math.round(i * step));
}

type TimeAxisProps = {
  labels: readonly string[];
  percent(index: number): number;
  start: number;
};

/** Labels at equal distances, as many as fit. */
function TimeAxis({ labels, percent, start }: TimeAxisProps) {
  const axisRef = useRef<HTMLDivElement>(null);
  const longestRef = useRef<HTMLSpanElement>(null);
  const [{ width, longest }, setWidths] = useState({ width: 0, longest: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      setWidths({
        width: axisRef.current?.clientWidth ?? 0,
        longest: longestRef.current?.clientWidth ?? 0,
      });
    };
    const observer = new ResizeObserver(measure);
    for (const { current } of [axisRef, longestRef]) if (current) observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, []);
  const pixels = (index: number) => (percent(index) / 100) * width;
  const every = Math.max(1, Math.ceil((longest + LABEL_GAP_PX) / (pixels(1) - pixels(0) || 1)));
  const shown = [...labels.keys()].filter(
    (index) => index % every === 0 && pixels(index) + longest / 2 <= width + END_PX,
  );
  const longestLabel = labels.reduce((a, b) => (b.length > a.length ? b : a), '');
  return (
    <div
      aria-hidden
      ref={axisRef}
      className="relative col-start-2 mt-2 h-4 whitespace-nowrap"
      style={{ marginLeft: start }}
    >
      <span ref={longestRef} className="invisible absolute">
        {longestLabel}
      </span>
      {shown.map((index) => (
        <span
          key={index}
          className="absolute -translate-x-1/2"
          style={{ left: `${percent(index)}%` }}
        >
          {labels[index]}
        </span>
      ))}
    </div>
  );
}

type NoteProps = { xPercent: number; y: number; children: ReactNode };

/** Beside its value, on the side with space for it. Read aloud when it changes. */
function Note({ xPercent, y, children }: NoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const note = ref.current;
    const plot = note?.parentElement;
    if (!note || !plot) return;
    const x = (xPercent / 100) * plot.clientWidth;
    const after = x + NOTE_GAP_PX;
    const before = x - NOTE_GAP_PX - note.offsetWidth;
    const left =
      after + note.offsetWidth <= plot.clientWidth + END_PX ? after : Math.max(0, before);
    const lowest = plot.clientHeight - note.offsetHeight;
    note.style.left = `${left}px`;
    note.style.top = `${Math.max(0, Math.min(lowest, y + NOTE_GAP_PX))}px`;
  });
  return (
    <div
      ref={ref}
      role="status"
      dir={direction}
      className="pointer-events-none absolute z-10 w-max max-w-72 rounded-lg border border-line bg-surface px-3 py-2 text-ink text-sm shadow-float"
    >
      {children}
    </div>
  );
}
