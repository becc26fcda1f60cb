import { done, doneSchema } from '@everscan/contract/requests';
import { feedbackBodySchema } from '@everscan/contract/site.schemas';
import { isUnavailable } from '../platform/db/is-unavailable.ts';
import type { App } from '../platform/http/app-type.ts';
import { actorOf } from '../platform/http/caller.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Once } from '../platform/http/idempotency.ts';
import { limitedAcrossProcesses, type RateLimits } from '../platform/http/rate-limit.ts';
import { storeFeedback } from './feedback.ts';

type Options = {
  once: Once;
  limits: RateLimits;
  /** Called after new feedback was put into the outbox. */
  onMail: () => void;
};

/** Stores the feedback; the outbox mails it later (docs/decisions/0007-feedback-outbox.md). */
export function feedbackRoutes(app: App, { once, limits, onMail }: Options): void {
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
        await storeFeedback(trx, actorOf(request), request.body);
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
