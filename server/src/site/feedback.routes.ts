import type { Handlers } from '../platform/http/serve.ts';
import { storeFeedback } from './feedback.ts';

type Options = {
  /** Called after new feedback was put into the outbox. */
  onMail: () => void;
};

/** Stores the feedback; the outbox mails it later (docs/decisions/0007-feedback-outbox.md). */
export const feedbackRoutes = ({ onMail }: Options) =>
  ({
    'POST /api/feedback': {
      plan: (actor, { body }) => ({
        write: (trx) => storeFeedback(trx, actor, body),
        after: onMail,
      }),
    },
  }) satisfies Partial<Handlers>;
