import type { BinnedCode } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/history';
import { useContentType } from '../../codes/content-types.ts';
import { formatTime } from '../../lib/date-time.ts';
import { Button } from '../../ui/button.tsx';

type BinnedRowProps = {
  code: BinnedCode;
  isBusy: boolean;
  onRestore: () => void;
  onDelete: () => void;
};

const DAY_MS = 86_400_000;

/** A deleted code, and how long it can still be restored. */
export function BinnedRow({ code, isBusy, onRestore, onDelete }: BinnedRowProps) {
  const { title, shortUrl, deletedAt, expiresAt } = code;
  const type = useContentType(code.type);
  const daysLeft = Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS));
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-64 text-sm leading-5">
        <p className="line-clamp-2 break-words font-medium [overflow-wrap:anywhere]">
          <bdi>{title}</bdi>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-muted">
          <span>{shortUrl ? m.dynamicCode : type?.label}</span>
          {shortUrl && (
            <span dir="ltr" className="min-w-0 [overflow-wrap:anywhere]">
              {shortUrl.replace(/^https?:\/\//i, '').toLowerCase()}
            </span>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-muted">
          <time dateTime={deletedAt}>{m.deletedAt(formatTime(deletedAt))}</time>
          <span>{m.daysLeft(daysLeft)}</span>
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full">
        <Button
          look="secondary"
          className="max-sm:flex-1"
          aria-label={m.restoreCode(title)}
          isBusy={isBusy}
          onClick={onRestore}
        >
          {m.restore}
        </Button>
        <Button
          look="quiet"
          className="max-sm:flex-1"
          aria-label={m.deleteCodeForGood(title)}
          isBusy={isBusy}
          onClick={onDelete}
        >
          {m.deleteForGood}
        </Button>
      </div>
    </li>
  );
}
