import { type Design, defaultDesign } from '@everscan/core/design/design';
import * as m from '@everscan/messages/landing';
import { type ReactNode, useMemo, useState } from 'react';
import { type Code, makeCode } from '../../codes/code-file.ts';
import { draftLink } from '../../codes/draft-link.ts';
import { useDrawing } from '../../codes/drawing.ts';
import { useFaultText } from '../../codes/fault-text.ts';
import { SceneImage } from '../../codes/scene-image.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NeedsScripts } from '../../ui/needs-scripts.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The last design fails the check, so that visitors see the verdict on a bad code. */
const looks = [
  { value: 'standard', label: m.squares, design: { ...defaultDesign, shape: 'standard' } },
  { value: 'dots', label: m.dots, design: defaultDesign },
  {
    value: 'pale',
    label: m.tooPale,
    design: { ...defaultDesign, ink: { type: 'solid', color: '#c9d8d2' } },
  },
] as const satisfies readonly { value: string; label: string; design: Design }[];

type TryItProps = {
  /** Shows the verdict on a code and offers a better design. */
  renderVerdict: (code: Code, onDesign: (design: Design) => void) => ReactNode;
};

/** Makes a code from an address, right on the landing page. The engines load at the first use. */
export function TryIt({ renderVerdict }: TryItProps) {
  const [url, setUrl] = useState('example.com');
  const [design, setDesign] = useState<Design>(looks[1].design);
  const [hasBegun, setBegun] = useState(false);
  const isDrawable = useDrawing(design);
  const draft = useMemo(
    () => ({ content: { type: 'url' as const, data: { url } }, design }),
    [url, design],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the renderer for makeCode has loaded
  const code = useMemo(() => makeCode(draft), [draft, isDrawable]);
  const look = looks.find((known) => known.design === design);
  const problem = useFaultText('problem' in code && isDrawable ? code.problem.fault : undefined);

  return (
    <Card
      aria-label={m.tryIt}
      onFocus={() => setBegun(true)}
      className="mx-auto grid max-w-[880px] gap-6 p-5 text-start sm:grid-cols-[minmax(0,1fr)_240px] sm:gap-8 sm:p-8"
    >
      <div className="flex flex-col gap-5">
        <NeedsScripts text={m.tryNeedsScripts} />
        <TextField
          label={m.link}
          prefix="https://"
          placeholder="example.com"
          autoComplete="url"
          inputMode="url"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          value={url}
          error={problem}
          onChange={(value) => {
            setUrl(value);
            if (value !== url) setBegun(true);
          }}
        />
        <Segments
          label={m.look}
          options={looks}
          value={look?.value ?? ''}
          onChange={(value) => {
            const chosen = looks.find((known) => known.value === value);
            if (chosen) setDesign(chosen.design);
          }}
        />
        <div className="min-h-[4.75rem]">
          {hasBegun ? (
            renderVerdict(code, setDesign)
          ) : (
            <p className="text-muted text-sm leading-5">{m.enginesWait}</p>
          )}
        </div>
        <ButtonLink
          to={{ pathname: '/', hash: draftLink(draft) }}
          look="secondary"
          className="mt-auto"
        >
          {m.styleAndDownload}
        </ButtonLink>
      </div>
      <div className="order-first mx-auto aspect-square w-full max-w-[240px] overflow-hidden rounded-xl border border-line bg-white sm:order-none">
        {'scene' in code && (
          <SceneImage scene={code.scene} title={code.title} className="block size-full" />
        )}
      </div>
    </Card>
  );
}
