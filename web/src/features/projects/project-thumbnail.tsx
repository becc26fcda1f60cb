import type { Project } from '@everscan/contract/codes.schemas';
import { memo, useRef } from 'react';
import { SceneImage } from '../../codes/scene-image.tsx';
import { Contact, Globe, QrCode } from '../../ui/icons.tsx';
import { useThumbnail } from './use-thumbnail.ts';

/** The icons of the two original content types. */
const ICONS: { [type: string]: typeof Globe } = { url: Globe, vcard: Contact };

/** A small picture of a saved code: its corner, since the whole would be noise at this size. */
export const ProjectThumbnail = memo(({ project }: { project: Project }) => {
  const place = useRef<HTMLSpanElement>(null);
  const code = useThumbnail(place, project);
  const Icon = ICONS[project.type] ?? QrCode;
  return (
    <span
      ref={place}
      aria-hidden
      className={`grid size-8 shrink-0 place-items-center overflow-hidden rounded-md border border-line ${code ? 'bg-white' : ''}`}
    >
      {code ? (
        <SceneImage scene={code.scene} title="" isCorner className="size-full" />
      ) : (
        <Icon className="size-4 text-muted" />
      )}
    </span>
  );
});
