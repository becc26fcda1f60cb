import { findPlan, type Plan } from '@everscan/contract/plans';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AddressField } from './address-field.tsx';
import type { LinkDraft } from './use-link-draft.ts';
import { tagSummary, UtmFields } from './utm-fields.tsx';

/** Why a code could not be created. Without a field, it concerns the whole code. */
export type LinkProblem = { field?: string; message: string };

type NewLinkFormProps = {
  /** Without `https://`. */
  target: string;
  draft: LinkDraft;
  problem: LinkProblem | undefined;
  onTarget: (target: string) => void;
  onChange: (draft: LinkDraft) => void;
  plan: Plan;
  /** `undefined` when nobody is signed in. */
  dynamicCodes: number | undefined;
  /** Of a saved static code. */
  saved: { isDownloaded: boolean; onCreate: () => void } | undefined;
};

/** The settings of a dynamic code that is not created yet. */
export default function NewLinkForm(props: NewLinkFormProps) {
  const { target, draft, problem, onTarget, onChange, plan, dynamicCodes, saved } = props;
  const { slug, utm } = draft;
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  const isShown = problem?.field === 'target' || problem?.field === 'slug';
  return (
    <div className="space-y-5">
      <AddressField
        label="Target"
        name="target"
        value={target}
        onChange={onTarget}
        error={errorOf('target')}
        hint="You can change it at any time, even after the code is printed."
      />
      <div className="border-line border-b">
        <Disclosure title="UTM tags" summary={tagSummary(utm)}>
          <UtmFields utm={utm} onChange={(next) => onChange({ ...draft, utm: next })} />
        </Disclosure>
        {plan.ownSlugs && (
          <Disclosure title="Custom slug" summary={slug.trim().toUpperCase() || 'Random'}>
            <TextField
              name="slug"
              label="Slug of the short link"
              value={slug}
              onChange={(next) => onChange({ ...draft, slug: next })}
              error={errorOf('slug')}
              placeholder="SUMMER-26"
              maxLength={32}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              hint="3 to 32 letters, digits or hyphens. It cannot be changed later."
            />
          </Disclosure>
        )}
      </div>
      {saved?.isDownloaded && (
        <p className="text-muted text-sm leading-5">
          This code is static and may be printed, so it stays as it is. The dynamic copy is a new
          code with a pattern of its own.
        </p>
      )}
      {saved && (
        <Button look="secondary" onClick={saved.onCreate}>
          {saved.isDownloaded ? 'Make a dynamic copy' : 'Make it dynamic'}
        </Button>
      )}
      {dynamicCodes !== undefined && <Room plan={plan} dynamicCodes={dynamicCodes} />}
      {problem && !isShown && (
        <p role="alert" className="text-danger text-sm">
          {problem.message}
        </p>
      )}
    </div>
  );
}

/** How many dynamic codes the plan still allows. */
function Room({ plan, dynamicCodes }: { plan: Plan; dynamicCodes: number }) {
  const count = `${dynamicCodes} of ${plan.dynamicCodes.toLocaleString('en')} dynamic codes`;
  if (dynamicCodes < plan.dynamicCodes) return <p className="text-muted text-sm">{count}</p>;
  const larger = findPlan((each) => each.dynamicCodes > plan.dynamicCodes);
  return (
    <p className="text-muted text-sm leading-5">
      {count}. They keep working and can be changed. To create another one, delete one
      {larger ? ` or switch to ${larger.label} in Settings.` : '.'}
    </p>
  );
}
