import type { Pixels } from '@everscan/core/image/pixels';
import type { Decoder, Trial } from '@everscan/core/scan-check/verdict';
import * as m from '@everscan/messages/scan';
import { trialLabel } from '@everscan/messages/words/scan-check';
import { useLayoutEffect, useRef } from 'react';
import { Check, Minus, X } from '../../../ui/icons.tsx';

/** The scanning engines, in the order of their groups. */
export const ENGINES: readonly { id: Decoder['id']; name: string }[] = [
  { id: 'qr', name: 'qr' },
  { id: 'zxing', name: 'ZXing' },
  { id: 'jsqr', name: 'jsQR' },
  { id: 'quirc', name: 'quirc' },
];

type TrialRowProps = { trial: Trial; picture: Pixels | undefined };

export function TrialRow({ trial, picture }: TrialRowProps) {
  return (
    <tr>
      <th scope="row" className="py-1.5 font-normal">
        <span className="flex items-center gap-3">
          <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-lg border border-line bg-white sm:size-18">
            {picture && <Picture pixels={picture} />}
          </span>
          {trialLabel(trial.id)}
        </span>
      </th>
      {ENGINES.map(({ id }) => (
        <td key={id} className="text-center">
          <Result trial={trial} engine={id} />
        </td>
      ))}
    </tr>
  );
}

function Result({ trial, engine }: { trial: Trial; engine: Decoder['id'] }) {
  const [Icon, text, color] = trial.readBy.includes(engine)
    ? ([Check, m.read, 'text-accent'] as const)
    : trial.missedBy.includes(engine)
      ? ([X, m.notRead, 'text-danger'] as const)
      : ([Minus, m.notTested, 'text-line-strong'] as const);
  return (
    <>
      <Icon aria-hidden className={`mx-auto size-4 ${color}`} strokeWidth={2.5} />
      <span className="sr-only">{text}</span>
    </>
  );
}

/** The picture of a trial. It is decorative, because the row's label describes it. */
function Picture({ pixels }: { pixels: Pixels }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, data } = pixels;
  useLayoutEffect(() => {
    const image = new ImageData(new Uint8ClampedArray(data), width, height);
    canvas.current?.getContext('2d')?.putImageData(image, 0, 0);
  }, [width, height, data]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={width}
      height={height}
      className="max-h-full max-w-full"
    />
  );
}
