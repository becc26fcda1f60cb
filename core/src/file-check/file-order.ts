import type { CodecFiles } from '../codec/codec-files.ts';
import type { ExportFormat, ExportOptions } from '../export/index.ts';
import type { Decoder } from '../scan-check/verdict.ts';
import type { Scene } from '../scene/scene.ts';

/** A file to make of a code. */
export type FileOrder = {
  readonly scene: Scene;
  /** The text of its symbol. */
  readonly text: string;
  readonly format: ExportFormat;
  readonly options: ExportOptions;
};

/** What decodes and reads the finished file. */
export type FileTools = {
  readonly codecs: CodecFiles;
  /** Two engines or more; none where they cannot be loaded. Vector files are parsed instead of read. */
  readonly readers: readonly Decoder[];
};
