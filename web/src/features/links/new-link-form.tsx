import { type NewLink, newLinkSchema, type Utm } from '@everscan/contract/api/links';
import { findPlan, type Plan, plans } from '@everscan/contract/plans';
import { useForm } from 'react-hook-form';
import { CallError, messageOf } from '../../lib/call.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { bodyResolver } from './body-resolver.ts';
import { AddressField, ControlledText } from './controlled-fields.tsx';
import { Disclosure } from './disclosure.tsx';
import { filledUtm, UtmFields, utmValues } from './utm-fields.tsx';

type NewLinkFormProps = {
  /** Of the draft, without `https://`. */
  address: string;
  onAddress: (address: string) => void;
  /** `undefined` when nobody is signed in. */
  owner: { plan: Plan; dynamicCodes: number } | undefined;
  /** A saved static code keeps its symbol, so the new code is a copy. */
  isCopy: boolean;
  onRegister: () => void;
  onCreate: (link: NewLink) => Promise<void>;
};

type Values = { target: string; slug: string; utm: Utm };

/** Creates a dynamic code from the address in the generator. */
export default function NewLinkForm(props: NewLinkFormProps) {
  const { address, onAddress, owner, isCopy, onRegister, onCreate } = props;
  const form = useForm<Values, unknown, Values>({
    defaultValues: { target: address, slug: '', utm: utmValues({}) },
    resolver: bodyResolver(newLinkSchema, bodyOf),
  });
  const { errors } = form.formState;
  const [slug, utm] = form.watch(['slug', 'utm']);
  const { plan } = owner ?? { plan: plans.free };
  const larger = findPlan(({ dynamicCodes }) => dynamicCodes > plan.dynamicCodes);
  const isFull = owner !== undefined && owner.dynamicCodes >= plan.dynamicCodes;

  const [handleSubmit, isSubmitting] = useAction(async (values: Values) => {
    try {
      await onCreate(bodyOf(values));
    } catch (reason) {
      const field = reason instanceof CallError ? reason.body.field : undefined;
      const isShown = field === 'target' || field === 'slug';
      form.setError(isShown ? field : 'root', { message: messageOf(reason) });
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (owner) return form.handleSubmit(handleSubmit)(event);
        event.preventDefault();
        onRegister();
      }}
      className="space-y-5"
    >
      <AddressField control={form.control} label="Target" name="target" onTyped={onAddress} />
      {owner && (
        <div className="border-line border-b">
          <Disclosure
            title="Tags (UTM)"
            summary={Object.keys(filledUtm(utm)).length > 0 ? 'Added' : 'None'}
          >
            <UtmFields control={form.control} />
          </Disclosure>
          {plan.ownSlugs && (
            <Disclosure title="Custom slug" summary={slug.trim().toUpperCase() || 'Random'}>
              <ControlledText
                control={form.control}
                name="slug"
                label="Slug of the short link"
                placeholder="SUMMER-26"
                maxLength={32}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                hint="3 to 32 letters, digits or hyphens. It cannot change later."
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
        <Button type="submit" disabled={isSubmitting || isFull}>
          {submitLabel({ isSignedIn: owner !== undefined, isCopy })}
        </Button>
        <p className="text-muted text-sm">
          {owner
            ? `${owner.dynamicCodes} of ${plan.dynamicCodes.toLocaleString('en')} dynamic codes`
            : 'Your address stays in the form.'}
        </p>
      </div>
      {isFull && (
        <p className="text-muted text-sm leading-5">
          Your dynamic codes keep working and can be changed. To create another one, delete one
          {larger ? ` or switch to ${larger.label} in Settings.` : '.'}
        </p>
      )}
      {errors.root && (
        <p role="alert" className="text-danger text-sm">
          {errors.root.message}
        </p>
      )}
    </form>
  );
}

function bodyOf({ target, slug, utm }: Values): NewLink {
  const customSlug = slug.trim();
  return { target, utm: filledUtm(utm), ...(customSlug && { slug: customSlug }) };
}

function submitLabel({ isSignedIn, isCopy }: { isSignedIn: boolean; isCopy: boolean }): string {
  if (!isSignedIn) return 'Sign in to create it';
  return isCopy ? 'Make a dynamic copy' : 'Create dynamic code';
}
