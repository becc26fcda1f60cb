import type { User } from '@everscan/contract/accounts.schemas';
import { planOfUser, subscribedPlan } from '@everscan/contract/plans';
import * as m from '@everscan/messages/account';
import * as ui from '@everscan/messages/ui';
import { planLabels } from '@everscan/messages/words/plan-labels';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { useSubscribe } from './account-calls.ts';

export function PlanSection({ user }: { user: User }) {
  const { mutateAsync } = useSubscribe();
  const plan = planOfUser(user);
  const [handleSubscribe, isPending] = useAction(async () => {
    try {
      await mutateAsync();
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error));
    }
  });
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm leading-6">
        <span className="font-medium">{planLabels[plan.id]}</span>
        <span className="block text-muted">{m.planLimits(plan.savedCodes, plan.dynamicCodes)}</span>
      </p>
      {!user.subscribed && (
        <Button look="secondary" className="shrink-0" isBusy={isPending} onClick={handleSubscribe}>
          {m.upgradeTo(planLabels[subscribedPlan])}
        </Button>
      )}
    </div>
  );
}
