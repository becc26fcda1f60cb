import { ButtonLink } from '../../ui/button-link.tsx';
import { Check } from '../../ui/icons.tsx';

type PlanCardProps = {
  name: string;
  price: string;
  /** Shown beside the price. */
  note: string;
  features: readonly string[];
  action: { to: string; label: string };
  isFeatured?: boolean;
};

export function PlanCard({ name, price, note, features, action, isFeatured }: PlanCardProps) {
  return (
    <section
      aria-label={name}
      className={`flex flex-col rounded-2xl border bg-surface p-6 sm:p-8 ${
        isFeatured ? 'border-accent shadow-float' : 'border-line shadow-card'
      }`}
    >
      <h2 className="font-semibold text-lg">{name}</h2>
      <p className="mt-4 flex items-baseline gap-x-2">
        <span className="font-semibold text-4xl tabular-nums tracking-tight">{price}</span>
        <span className="text-muted text-sm">{note}</span>
      </p>
      <ul className="mt-6 mb-8 space-y-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-[15px] leading-6">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={action.to}
        look={isFeatured ? 'primary' : 'secondary'}
        className={`mt-auto h-11 ${action.to === '/signup' ? 'in-data-registration:hidden' : ''}`}
      >
        {action.label}
      </ButtonLink>
    </section>
  );
}
