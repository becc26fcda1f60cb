import type { ExportFormat } from '@everscan/core/export/index';
import * as m from '@everscan/messages/download';
import { RichText } from '../../../ui/rich-text.tsx';

type Kind = ExportFormat['kind'];

/** The kinds of formats, in the order in which they are offered. */
export const KINDS: readonly Kind[] = ['raster', 'vector'];

const HEADINGS: Readonly<Record<Kind, string>> = {
  raster: m.rasterFormats,
  vector: m.vectorFormats,
};

const PARTS = {
  kind: (text: string) => <span className="font-medium">{text}</span>,
  use: (text: string) => <span className="text-muted">{text}</span>,
};

/** What a kind of formats is for. */
export const KindHeading = ({ kind }: { kind: Kind }) => (
  <RichText text={HEADINGS[kind]} parts={PARTS} />
);
