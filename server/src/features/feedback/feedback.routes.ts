import { done, doneSchema } from '@everscan/contract/requests';
import { feedbackBodySchema } from '@everscan/contract/site.schemas';
import type { Clock } from '../../clock.ts';
import { isUnavailable } from '../../db/is-unavailable.ts';
import type { App } from '../../http/app-type.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Once } from '../../http/idempotency.ts';
import { limitedAcrossProcesses, type RateLimits } from '../../http/rate-limit.ts';
import { getUser } from '../../http/session.ts';
import { storeFeedback } from './feedback.service.ts';

type Options = {
  once: Once;
  clock: Clock;
  limits: RateLimits;
  /** Called after new feedback was put into the outbox. */
  onMail: () => void;
};

/** Stores the feedback; the outbox mails it later (docs/decisions/0007-feedback-outbox.md). */
export function feedbackRoutes(app: App, { once, clock, limits, onMail }: Options): void {
  app.post(
    '/api/feedback',
    {
      config: {
        ...limitedAcrossProcesses(limits.feedback),
        access: 'user',
        formErrors: true,
        errorDetails: (error) => ({ isServiceUnavailable: cannotBeStored(error) }),
      },
      schema: { body: feedbackBodySchema, response: { 200: doneSchema } },
    },
    async (request, reply) => {
      await once(request, reply, async (trx) => {
        await storeFeedback(trx, getUser(request).id, request.body, clock());
        return { status: 200, body: done };
      });
      onMail();
    },
  );
}

/** Whether the database is unreachable, or the server too busy to use it. */
function cannotBeStored(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof HttpError && error.statusCode === 503);
}
