import { plans } from '@everscan/contract/plans';
import * as m from '@everscan/messages/account';
import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Check } from '../../ui/icons.tsx';

const benefits = [m.saveBenefit(plans.free.savedCodes), m.changeBenefit, m.scansBenefit];

export const RegisterCard = memo(({ onRegister }: { onRegister: () => void }) => {
  return (
    <Card className="in-data-awaits:hidden in-data-registration:hidden p-5 xl:p-6">
      <h2 className="font-semibold text-base">{m.registerCardTitle}</h2>
      <ul className="mt-4 space-y-2.5">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5 text-muted text-sm">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      <Button look="secondary" className="mt-5 w-full sm:w-auto" onClick={onRegister}>
        {m.registerNow}
      </Button>
    </Card>
  );
});
