import type { Scene } from '@everscan/core/scene/scene';
import { SceneImage } from '../../../codes/scene-image.tsx';

type PictureButtonProps = {
  name: string;
  /** `undefined` until it is drawn. */
  picture: Scene | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

/** A design to choose, shown as a small code above its name. */
export function PictureButton({ name, picture, isChosen, onChoose }: PictureButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="group block w-full rounded-lg text-center text-muted text-xs hover:text-ink aria-pressed:font-medium aria-pressed:text-ink"
    >
      <span
        aria-hidden
        className="block aspect-square overflow-hidden rounded-lg border border-line bg-white transition-colors group-hover:border-line-strong group-aria-pressed:border-accent group-aria-pressed:shadow-[0_0_0_1px_var(--accent)]"
      >
        {picture && <SceneImage title={name} scene={picture} className="block size-full" />}
      </span>
      <bdi className="mt-1.5 line-clamp-2 break-words text-center">{name}</bdi>
    </button>
  );
}
