import type { Pixels } from '@everscan/core/image/pixels';
import { adviseDistance, adviseWidth } from '@everscan/core/print/print-advice';
import type { Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/generator';
import * as ui from '@everscan/messages/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { Code } from '../../codes/code-file.ts';
import type { DownloadSource } from '../../codes/download-code.ts';
import {
  modulePxOn,
  type ObjectId,
  ObjectPicture,
  POSTER_DISTANCE_MM,
  printedOn,
} from '../../codes/object-picture.tsx';
import { sharedChecker } from '../../codes/scan-checker.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronDown, Download, Eye } from '../../ui/icons.tsx';
import { distanceWords, widthWords } from './export/print-words.ts';

const OBJECTS: readonly { id: ObjectId; label: string }[] = [
  { id: 'screen', label: m.onScreen },
  { id: 'tent', label: m.onTableTent },
  { id: 'poster', label: m.onPoster },
  { id: 'label', label: m.onLabel },
];

/** The size of the picture to download. */
const WIDTH_PX = 1600;
const HEIGHT_PX = 1200;
/** With fewer pixels a module, no scanner can be expected to read the picture. */
const MIN_MODULE_PX = 3;

type InUseProps = {
  code: Code;
  /** `undefined` for a code that is not to be handed out yet. */
  source: DownloadSource | undefined;
};

/** The code on drawn objects at true proportion, with the advice for printing it so large; folded into one row. */
export default function InUse(props: InUseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-mx-2 flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-md px-2 pointer-coarse:min-h-11 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <Eye aria-hidden className="size-4 shrink-0" />
        <span className="grow font-medium">{m.seeInUse}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && <Objects {...props} />}
    </details>
  );
}

function Objects({ code, source }: InUseProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  const [object, setObject] = useState<ObjectId>('tent');
  /** The code whose picture could not be read, although it is large enough. */
  const [unread, setUnread] = useState<Scene>();
  const [save, isSaving] = useAction(async (scene: Scene, text: string, name: string) => {
    try {
      if (!picture.current || (source?.begin && !(await source.begin()))) return;
      const { file, pixels } = await paint(picture.current);
      const isReadable =
        modulePxOn(object, scene, WIDTH_PX) > MIN_MODULE_PX &&
        (await sharedChecker().readsPicture(pixels, text));
      setUnread(isReadable ? undefined : scene);
      saveFile(file, name);
    } catch {
      toast('error', ui.errorTitle, m.pictureNotMade);
    }
  });
  if (!('scene' in code)) return null;
  const { scene, text, title } = code;
  const isIllustration = unread === scene || modulePxOn(object, scene, WIDTH_PX) <= MIN_MODULE_PX;
  return (
    <div ref={place} className="scroll-mb-4 pt-1 pb-2">
      <fieldset className="mb-3 flex flex-wrap gap-1.5">
        <legend className="sr-only">{m.seeInUse}</legend>
        {OBJECTS.map(({ id: each, label }) => (
          <label
            key={each}
            className="relative flex h-9 pointer-coarse:h-11 items-center rounded-lg border border-line px-3 text-muted text-sm hover:text-ink has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:checked]:text-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent"
          >
            <input
              type="radio"
              name={id}
              checked={each === object}
              onChange={() => {
                setObject(each);
                setUnread(undefined);
              }}
              className="absolute inset-0 opacity-0"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <ObjectPicture
        ref={picture}
        id={object}
        scene={scene}
        title={title}
        className="block aspect-4/3 w-full rounded-xl"
      />
      <div className="mt-2 flex min-h-10 items-start justify-between gap-3">
        <p className="text-muted text-sm leading-5">
          {adviceOn(object, scene)} {isIllustration && m.illustration}
        </p>
        {source && (
          <Button
            look="quiet"
            isBusy={isSaving}
            aria-label={m.downloadPicture}
            title={m.downloadPicture}
            className="-mt-1.5 shrink-0 px-2.5"
            onClick={() =>
              save(scene, text, source.fileName('png').replace('.png', `-${object}.png`))
            }
          >
            <Download aria-hidden className="size-4" />
          </Button>
        )}
      </div>
    </div>
  );
}

/** The sentence of the print advisor about the code on this object. */
function adviceOn(object: ObjectId, scene: Scene): string {
  const { code, symbolMm } = printedOn(object, scene);
  return object === 'poster'
    ? widthWords(code, adviseWidth(code, POSTER_DISTANCE_MM), POSTER_DISTANCE_MM).answer
    : distanceWords(code, adviseDistance(code, symbolMm)).answer;
}

/** The picture as a PNG file and as pixels. */
async function paint(svg: SVGSVGElement): Promise<{ file: Blob; pixels: Pixels }> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(WIDTH_PX));
  copy.setAttribute('height', String(HEIGHT_PX));
  const drawing = new XMLSerializer().serializeToString(copy);
  const url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH_PX;
    canvas.height = HEIGHT_PX;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const painted = context?.getImageData(0, 0, WIDTH_PX, HEIGHT_PX);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (!painted || !file) throw new Error('No picture');
    const { width, height, data } = painted;
    return { file, pixels: { width, height, data: new Uint8Array(data.buffer) } };
  } finally {
    URL.revokeObjectURL(url);
  }
}
