import { adviseDistance } from '@everscan/core/print/print-advice';
import type { Scene } from '@everscan/core/scene/scene';
import { lengthText } from './length-text.ts';

/** The resolution of ordinary office and photo printers. */
const USUAL_DPI = 300;

/** How wide to print a code at least. */
export function leastWidthText({ size, page }: Pick<Scene, 'size' | 'page'>): string {
  const pageModules = Math.max(page.width, page.height);
  return lengthText(
    adviseDistance({ modules: size, pageModules, dpi: USUAL_DPI }, 100).minSymbolMm,
  );
}
