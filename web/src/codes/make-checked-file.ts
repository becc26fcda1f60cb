import { CodeError } from '@everscan/core/code-error';
import { exportFormatOf } from '@everscan/core/export/index';
import { makeFile } from '@everscan/core/file-check/make-file';
import type { Decoder } from '@everscan/core/scan-check/verdict';
import { codecFiles } from './codec-files.ts';
import { exportOptionsOf, type FileAnswer, type FileToMake } from './file-to-make.ts';

/** Makes and opens a file, and has phones' engines read it. @param decoders none where they cannot be loaded */
export async function makeCheckedFile(
  { scene, text, title, settings }: FileToMake,
  decoders: readonly Decoder[],
): Promise<FileAnswer> {
  const format = exportFormatOf(settings.format);
  const readers = decoders.filter(({ group }) => group === 'phones');
  const options = exportOptionsOf(title, settings);
  try {
    const { bytes } = await makeFile(
      { scene, text, format, options },
      { codecs: codecFiles, readers },
    );
    return { bytes };
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    const { reason, fault } = error;
    return { reason, fault };
  }
}
