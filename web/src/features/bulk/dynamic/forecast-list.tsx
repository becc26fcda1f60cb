import * as m from '@everscan/messages/bulk-links';
import { formatTime } from '../../../lib/date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Line } from '../job-status.tsx';
import { type Forecast, forecastOf } from './upload-summary.ts';
import type { useUpload } from './use-upload.ts';

/** Shows the effects that the upload will have, and the button that starts it. */
export function ForecastList({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { state } = upload;
  if (!state?.limits) return null;
  const forecast = forecastOf(state.progress, state.upload, state.limits);
  const { created, changed, unchanged, failed, over, refusal, thisHour } = forecast;
  const isLimited =
    thisHour !== null && (created > thisHour.newCodes || changed > thisHour.targetChanges);
  return (
    <>
      <div role="status">
        <ul className="space-y-1.5 text-sm leading-6">
          {created > 0 && <Line isGood>{m.willCreate(created)}</Line>}
          {changed > 0 && <Line isGood>{m.willChange(changed)}</Line>}
          {unchanged > 0 && <Line isGood>{m.willStay(unchanged)}</Line>}
          {failed > over && <Line>{m.willFail(failed - over)}</Line>}
          {over > 0 && <Line>{refusal ?? overLimitText(forecast)}</Line>}
          {isLimited && (
            <Line>
              {m.newAccount(thisHour.newCodes, thisHour.targetChanges, formatTime(thisHour.until))}
            </Line>
          )}
        </ul>
      </div>
      {changed > 0 && <p className="text-muted text-sm leading-5">{m.emptyCells}</p>}
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button look="secondary" className="h-11" onClick={upload.forget}>
          {m.back}
        </Button>
        <Button
          className="h-11"
          disabled={created + changed + unchanged === 0}
          onClick={upload.start}
        >
          {startLabel(created, changed)}
        </Button>
      </div>
    </>
  );
}

function overLimitText({ room, over, canUpgrade }: Forecast): string {
  if (room > 0) return m.overLimit(room, over);
  return canUpgrade ? m.planFullUpgrade(over) : m.planFull(over);
}

function startLabel(created: number, changed: number): string {
  if (created > 0 && changed > 0) return m.saveRows(created + changed);
  if (created > 0) return m.createLinks(created);
  return changed > 0 ? m.changeCodes(changed) : m.continueUnchanged;
}
