import { type ComponentType, useEffect, useState } from 'react';
import { Button } from './button.tsx';

type LazyPartProps<Props> = Props & {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Nobody asked for this part, so nobody is told that it could not be loaded. */
  isQuiet?: boolean;
};

/** A part of a page that loads when first shown, and can be asked for again when that fails. */
export function LazyPart<Props extends object>({
  load,
  isQuiet = false,
  ...props
}: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (Part || hasFailed) return;
    let isShown = true;
    load().then(
      (module) => isShown && setPart(() => module.default),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [Part, hasFailed, load]);

  if (hasFailed && isQuiet) return null;
  if (hasFailed) {
    return (
      <div role="alert" className="pr-8 text-muted text-sm leading-6">
        This part could not be loaded. Please check your internet connection.
        <Button look="secondary" className="mt-4 w-full" onClick={() => setFailed(false)}>
          Try again
        </Button>
      </div>
    );
  }
  return Part ? <Part {...(props as unknown as Props)} /> : null;
}
