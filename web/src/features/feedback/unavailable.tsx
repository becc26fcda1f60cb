import * as m from '@everscan/messages/feedback';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

/** Shown in place of the form. The form keeps the typed text until the panel opens again. */
export function Unavailable({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p className="mt-2 text-muted text-sm leading-6">{m.unavailableText}</p>
      <Button ref={button} look="secondary" className="mt-4 w-full" onClick={onClose}>
        {m.close}
      </Button>
    </>
  );
}
