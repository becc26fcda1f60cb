import { CodeError } from '@everscan/core/code-error';
import type { Pixels } from '@everscan/core/image/pixels';
import { pictureLogo } from '@everscan/core/logo/picture/picture-logo';
import { readPicture } from '@everscan/core/logo/picture/read-picture';
import { codecFiles } from '../../../codes/codec-files.ts';
import { serveCalls } from '../../../lib/worker-calls.ts';
import type { LogoAnswer, LogoRequest } from './read-logo.ts';

serveCalls(async (request: LogoRequest): Promise<LogoAnswer> => {
  try {
    const picture: Pixels =
      'file' in request ? await readPicture(request.file, codecFiles) : request.pixels;
    return await pictureLogo(picture, codecFiles);
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    return { fault: error.fault };
  }
});
