import type { NewLink, Utm } from '@everscan/contract/api/links';
import { findPlan, type Plan, plans } from '@everscan/contract/plans';
import { type FormEvent, useState } from 'react';
import { CallError, messageOf } from '../../lib/call.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Disclosure } from './disclosure.tsx';
import { AddressField } from './target-form.tsx';
import { filledUtm, UtmFields } from './utm-fields.tsx';

type NewLinkFormProps = {
  /** Of the draft, as it is stored. */
  address: string;
  onAddress: (address: string) => void;
  /** `undefined` when nobody is signed in. */
  owner: { plan: Plan; dynamicCodes: number } | undefined;
  /** A saved static code keeps its symbol: what is made is another one. */
  isCopy: boolean;
  onRegister: () => void;
  onCreate: (link: NewLink) => Promise<void>;
};

/** Makes a dynamic code of the address in the generator. */
export default function NewLinkForm(props: NewLinkFormProps) {
  const { address, onAddress, owner, isCopy, onRegister, onCreate } = props;
  const [slug, setSlug] = useState('');
  const [utm, setUtm] = useState<Utm>({});
  const [isCreating, setCreating] = useState(false);
  const [error, setError] = useState<{ field: unknown; message: string }>();
  const { plan } = owner ?? { plan: plans.free };
  const larger = findPlan(({ dynamicCodes }) => dynamicCodes > plan.dynamicCodes);
  const isFull = owner !== undefined && owner.dynamicCodes >= plan.dynamicCodes;
  const errorOf = (field: string) => (error?.field === field ? error.message : undefined);
  const otherError = error && !errorOf('target') && !errorOf('slug') ? error.message : undefined;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!owner) return onRegister();
    setCreating(true);
    setError(undefined);
    try {
      const ending = slug.trim();
      await onCreate({ target: address, utm: filledUtm(utm), ...(ending && { slug: ending }) });
    } catch (reason) {
      const field = reason instanceof CallError ? reason.body.field : undefined;
      setError({ field, message: messageOf(reason) });
      setCreating(false);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-5">
      <AddressField
        label="Target"
        name="target"
        value={address}
        onChange={onAddress}
        error={errorOf('target')}
      />
      {owner && (
        <div className="border-line border-b">
          <Disclosure
            title="Tags (UTM)"
            summary={Object.keys(filledUtm(utm)).length ? 'Added' : 'None'}
          >
            <UtmFields utm={utm} onChange={setUtm} />
          </Disclosure>
          {plan.ownSlugs && (
            <Disclosure title="Own ending" summary={slug.trim().toUpperCase() || 'Random'}>
              <TextField
                label="Ending of the short link"
                name="slug"
                placeholder="SUMMER-26"
                maxLength={32}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                value={slug}
                onChange={setSlug}
                hint="3 to 32 letters, digits or hyphens. It cannot change later."
                error={errorOf('slug')}
              />
            </Disclosure>
          )}
        </div>
      )}
      {isCopy && (
        <p className="text-muted text-sm leading-5">
          This code is static and stays as it is, printed or not. The dynamic copy has a symbol of
          its own.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={isCreating || isFull}>
          {owner
            ? isCopy
              ? 'Make a dynamic copy'
              : 'Create dynamic code'
            : 'Sign in to create it'}
        </Button>
        <p className="text-muted text-sm">
          {owner
            ? `${owner.dynamicCodes} of ${plan.dynamicCodes.toLocaleString('en')} dynamic codes`
            : 'What you have entered stays here.'}
        </p>
      </div>
      {isFull && (
        <p className="text-muted text-sm leading-5">
          Your dynamic codes go on working and can be changed. For another one delete one
          {larger ? `, or switch to ${larger.label} in Settings.` : '.'}
        </p>
      )}
      {otherError && (
        <p role="alert" className="text-danger text-sm">
          {otherError}
        </p>
      )}
    </form>
  );
}
