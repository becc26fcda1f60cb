import type { ReportedLink } from '@everscan/contract/site.schemas';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Card } from '../../ui/card.tsx';
import { ShieldCheck } from '../../ui/icons.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { ActionLog } from './action-log.tsx';
import { DisabledCodes } from './disabled-codes.tsx';
import { type Decision, type Reader, useDecision, useReports } from './moderation-calls.ts';
import { ModerationSkeleton } from './moderation-skeleton.tsx';
import { ReasonDialog, type ReasonQuestion } from './reason-dialog.tsx';
import { ReportedCode } from './reported-code.tsx';

const DONE = {
  disable: (code: string) => `${code} is disabled.`,
  enable: (code: string) => `${code} is no longer disabled.`,
  dismiss: (code: string) => `The reports listed for ${code} were dismissed.`,
};

/** Open reports, disabled codes, and the log of actions. */
export function Moderation({ reader }: { reader: Reader }) {
  const [disabledCode, setDisabledCode] = useState('');
  const reading = useReports(reader, disabledCode);
  const decision = useDecision();
  const [question, setQuestion] = useState<ReasonQuestion>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doneCount, setDoneCount] = useState(0);
  // The button with the focus is gone after the action, so the focus moves to the heading.
  useEffect(() => {
    if (doneCount > 0) heading.current?.focus();
  }, [doneCount]);
  const [decide, isDeciding] = useAction(async (made: Decision) => {
    try {
      await decision.mutateAsync(made);
      setQuestion(undefined);
      toast('success', 'Done', DONE[made.action](made.code));
      setDoneCount((count) => count + 1);
    } catch (error) {
      toast('error', 'Error', messageOf(error));
    }
  });

  if (!reading.data) return <ModerationSkeleton />;
  const { open, openCount, disabled, disabledCount, actions } = reading.data.data;
  const isKnown = reading.data.status === 200;

  const dismiss = ({ code, reports }: ReportedLink) =>
    decide({ action: 'dismiss', code, reportIds: reports.map(({ id }) => id) });

  return (
    <>
      {!isKnown && <LoadNotice isTrying={reading.isFetching} onRetry={reading.refetch} />}
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        Open
        <span className="ms-2 font-normal text-muted tabular-nums">{openCount}</span>
      </h2>
      {open.length === 0 ? (
        <NoOpenReports isKnown={isKnown} />
      ) : (
        <ul className="mt-4 space-y-4">
          {open.map((link) => (
            <ReportedCode
              key={link.code}
              link={link}
              isBusy={isDeciding}
              onDisable={() => setQuestion({ action: 'disable', code: link.code })}
              onEnable={() => setQuestion({ action: 'enable', code: link.code })}
              onDismiss={() => dismiss(link)}
            />
          ))}
        </ul>
      )}
      {openCount > open.length && (
        <p className="mt-4 text-muted text-sm">
          {openCount - open.length === 1
            ? '1 more code has reports. It will appear when these are closed.'
            : `${openCount - open.length} more codes have reports. They will appear when these are closed.`}
        </p>
      )}
      <DisabledCodes
        links={disabled}
        count={isKnown ? disabledCount : undefined}
        code={disabledCode}
        isKnown={isKnown && !reading.isPlaceholderData}
        onFind={setDisabledCode}
        isBusy={isDeciding}
        onEnable={(code) => setQuestion({ action: 'enable', code })}
      />
      <ActionLog entries={actions} />
      <ReasonDialog
        question={question}
        isBusy={isDeciding}
        onClose={() => setQuestion(undefined)}
        onAnswer={decide}
      />
    </>
  );
}

function NoOpenReports({ isKnown }: { isKnown: boolean }) {
  return (
    <Card className="mt-4 flex min-h-52 flex-col items-center justify-center p-6 text-center">
      <span className="grid size-11 place-items-center rounded-full bg-raised text-muted">
        <ShieldCheck aria-hidden className="size-5" />
      </span>
      <h3 className="mt-4 font-semibold text-base">
        {isKnown ? 'No open reports' : 'No reports to show'}
      </h3>
      <p className="mt-1 max-w-sm text-muted text-sm leading-6">
        {isKnown
          ? 'Reports sent from /report appear here.'
          : 'They appear here once they have loaded.'}
      </p>
    </Card>
  );
}
