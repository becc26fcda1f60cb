import { findPlan, type Plan } from '@everscan/contract/plans';
import * as m from '@everscan/messages/links';
import { planLabels } from '@everscan/messages/words/plan-labels';
import { AddressField } from '../../codes/address-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { LinkDraft } from './use-link-draft.ts';
import { UtmFields, utmSummary } from './utm-fields.tsx';

/** The reason why a code could not be created. Without a field, it concerns the whole code. */
export type LinkProblem = { field?: string; message: string };

type NewTargetProps = {
  /** The target without `https://`. */
  target: string;
  problem: LinkProblem | undefined;
  onTarget: (target: string) => void;
};

type NewLinkFormProps = {
  draft: LinkDraft;
  problem: LinkProblem | undefined;
  onChange: (draft: LinkDraft) => void;
  plan: Plan;
  /** The number of dynamic codes of the user; `undefined` if nobody is signed in. */
  dynamicCodes: number | undefined;
  /** Set for a saved static code, beside which the dynamic one is made. */
  onCopy: (() => void) | undefined;
};

/** The field for the target of a dynamic code that has not been created yet. */
export function NewTarget({ target, problem, onTarget }: NewTargetProps) {
  return (
    <AddressField
      label={m.target}
      name="target"
      value={target}
      onChange={onTarget}
      error={problem?.field === 'target' ? problem.message : undefined}
      hint={m.newTargetHint}
    />
  );
}

/** The other settings of a dynamic code that has not been created yet. */
export default function NewLinkForm(props: NewLinkFormProps) {
  const { draft, problem, onChange, plan, dynamicCodes, onCopy } = props;
  const { slug, utm, passesQuery = false } = draft;
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  const isShown = problem?.field === 'target' || problem?.field === 'slug';
  return (
    <div className="space-y-5">
      <div className="border-line border-b">
        <Disclosure title={m.utmTags} summary={utmSummary({ utm, passesQuery })}>
          <UtmFields
            utm={utm}
            passesQuery={passesQuery}
            onChange={(next) => onChange({ ...draft, ...next })}
          />
        </Disclosure>
        {plan.customSlugs && (
          <Disclosure title={m.slug} summary={slug.trim().toUpperCase() || m.randomSlug}>
            <TextField
              name="slug"
              label={m.slug}
              value={slug}
              onChange={(next) => onChange({ ...draft, slug: next })}
              error={errorOf('slug')}
              placeholder="SUMMER-26"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              hint={m.slugHint}
            />
          </Disclosure>
        )}
      </div>
      {onCopy && (
        <>
          <p className="text-muted text-sm leading-5">{m.staysStatic}</p>
          <Button look="secondary" onClick={onCopy}>
            {m.makeCopy}
          </Button>
        </>
      )}
      {dynamicCodes !== undefined && <RemainingCodes plan={plan} dynamicCodes={dynamicCodes} />}
      {problem && !isShown && (
        <p role="alert" className="text-danger text-sm">
          {problem.message}
        </p>
      )}
    </div>
  );
}

/** Shows how many more dynamic codes the plan allows. */
function RemainingCodes({ plan, dynamicCodes }: { plan: Plan; dynamicCodes: number }) {
  const max = plan.dynamicCodes;
  if (dynamicCodes < max) {
    return <p className="text-muted text-sm">{m.codesUsed(dynamicCodes, max)}</p>;
  }
  const larger = findPlan((each) => each.dynamicCodes > max);
  return (
    <p className="text-muted text-sm leading-5">
      {larger
        ? m.codesUsedUpOfPlan(dynamicCodes, max, planLabels[larger.id])
        : m.codesUsedUp(dynamicCodes, max)}
    </p>
  );
}
