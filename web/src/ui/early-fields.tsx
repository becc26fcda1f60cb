import { InlineScript } from './inline-script.tsx';

/** A script that remembers fields changed by a person before hydration. Restoring a form fires no event. */
const SCRIPT =
  "earlyFields=new Set;for(let t of['input','change'])addEventListener(t,e=>{if(document.documentElement.dataset.hydrated==null)earlyFields.add(e.target)},true)";

/** Runs before hydration, so only the prerendered HTML needs it. */
const INLINE_SCRIPT = import.meta.env.SSR ? SCRIPT : '';

/** Goes before the fields of a page that stores its work, which a form restored by the browser must not replace. */
export const EarlyFields = () => <InlineScript source={INLINE_SCRIPT} />;

/** Whether a person has changed the field before hydration. On a page without `EarlyFields`, this is assumed. */
export const isEarly = (field: HTMLElement) => globalThis.earlyFields?.has(field) ?? true;
