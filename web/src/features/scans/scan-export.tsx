import { buttonLook } from '../../ui/button.tsx';
import { Download } from '../../ui/icons.tsx';
import { exportPath } from './scan-calls.ts';
import type { ScanPeriod } from './scan-view.ts';

/** Links that download the scans of the period as a file. */
export function ScanExport({ period, className }: { period: ScanPeriod; className: string }) {
  return (
    <div className={`grid grid-cols-2 gap-3 sm:flex ${className}`}>
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={exportPath(period, format)}
          download
          className={buttonLook('secondary')}
        >
          <Download aria-hidden className="size-4" /> {format.toUpperCase()}
        </a>
      ))}
    </div>
  );
}
