import type { BrandColors } from '@everscan/core/design/brand-colors';
import type { Design } from '@everscan/core/design/design';
import type { Look } from '@everscan/core/design/presets';
import { surprise } from '@everscan/core/scan-check/surprise';
import * as m from '@everscan/messages/style';
import * as ui from '@everscan/messages/ui';
import type { Code } from '../../../codes/code-file.ts';
import { loadDrawing } from '../../../codes/drawing.ts';
import { checkScan } from '../../../codes/scan-checker.ts';
import { messageOf } from '../../../lib/call.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Dices } from '../../../ui/icons.tsx';

type SurpriseButtonProps = {
  code: Code;
  /** The design of the code now, in a look. */
  inLook: (look: Look) => Design;
  /** The colours to use, if a person has chosen some. */
  brand: BrandColors | undefined;
  onFound: (look: Look) => void;
};

/** Puts the code into a random look that was checked before it is shown. */
export function SurpriseButton({ code, inLook, brand, onFound }: SurpriseButtonProps) {
  const [run, isBusy] = useAction(async () => {
    if (!('scene' in code)) return;
    const { text, isLevelFixed } = code;
    try {
      const found = await surprise({
        brand,
        random: Math.random,
        check: (look) => checkScan(text, inLook(look), { isLevelFixed }),
      });
      if (!found) return toast('info', m.surpriseMe, m.surpriseNone);
      await loadDrawing(inLook(found));
      onFound(found);
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error));
    }
  });
  return (
    <button
      type="button"
      aria-busy={isBusy}
      disabled={!('scene' in code)}
      onClick={() => run()}
      className="inline-flex h-9 pointer-coarse:h-11 items-center gap-2 rounded-lg px-2 font-medium text-accent text-sm transition-colors hover:bg-accent-soft disabled:opacity-50"
    >
      <Dices aria-hidden className="size-4" />
      {m.surpriseMe}
    </button>
  );
}
