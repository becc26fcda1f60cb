import type { ModeratedLink } from '@everscan/contract/api/reports';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkBadges } from './link-badges.tsx';
import { LinkFacts } from './link-facts.tsx';

type DisabledCodesProps = {
  links: readonly ModeratedLink[];
  isBusy: boolean;
  onEnable: (code: string) => void;
};

export function DisabledCodes({ links, isBusy, onEnable }: DisabledCodesProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="disabled-title" className="mt-12">
      <h2 id="disabled-title" className="font-semibold text-lg">
        Disabled
      </h2>
      <Card className="mt-4">
        <ul className="divide-y divide-line">
          {links.map((link) => (
            <li
              key={link.code}
              className="grid gap-4 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6"
            >
              <div className="min-w-0 space-y-2">
                <LinkBadges link={link} />
                <LinkFacts link={link} />
              </div>
              <Button
                look="secondary"
                className="justify-self-start"
                disabled={isBusy}
                aria-label={`Re-enable ${link.code}`}
                onClick={() => onEnable(link.code)}
              >
                Re-enable
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
