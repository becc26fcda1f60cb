import type { DeviceSession } from '@everscan/contract/accounts.schemas';
import { cancel } from '@everscan/messages/account';
import * as m from '@everscan/messages/devices';
import { errorTitle } from '@everscan/messages/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { messageOf } from '../../lib/call.ts';
import { nameOfCountry } from '../../lib/country-name.ts';
import { formatDate, formatTime } from '../../lib/date-time.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Monitor } from '../../ui/icons.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useDevices, useSignOutDevices } from './device-calls.ts';
import { type SectionProps, SecuritySection } from './security-section.tsx';

/** The devices on which the user is signed in, this one first. */
export function DevicesSection(props: SectionProps) {
  const reading = useDevices(props);
  const { mutateAsync } = useSignOutDevices();
  const [question, setQuestion] = useState<DeviceSession | 'others'>();
  const list = useRef<HTMLUListElement>(null);
  const [doneCount, setDoneCount] = useState(0);
  // The button with the focus is gone after the action, so the focus moves to the list.
  useEffect(() => {
    if (doneCount > 0) list.current?.focus();
  }, [doneCount]);
  const [signOut, isSigningOut] = useAction(async (asked: DeviceSession | 'others') => {
    try {
      await mutateAsync(asked === 'others' ? undefined : asked.id);
      toast('success', m.signedOutTitle, asked === 'others' ? m.signedOutOthers : m.signedOutOne);
      setDoneCount((count) => count + 1);
    } catch (error) {
      toast('error', errorTitle, messageOf(error));
    }
    setQuestion(undefined);
  });

  const devices = reading.data?.data ?? [];
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  return (
    <SecuritySection title={m.title} text={m.text}>
      <div className="mt-4">
        {!reading.data && (
          <p role="status" className="delayed text-muted text-sm">
            {m.loading}
          </p>
        )}
        {reading.data && reading.data.status !== 200 && (
          <LoadNotice isTrying={reading.isFetching} onRetry={reading.refetch}>
            {m.notLoaded}
          </LoadNotice>
        )}
        {devices.length > 0 && (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={m.title}
            className="divide-y divide-line border-line border-y outline-none"
          >
            {devices.map((device) => (
              <Device key={device.id} device={device} onSignOut={() => setQuestion(device)} />
            ))}
          </ul>
        )}
        {devices.length > 0 && !hasOthers && (
          <p className="mt-4 text-muted text-sm leading-6">{m.noOthers}</p>
        )}
        {hasOthers && (
          <Button
            look="danger"
            className="mt-4 max-sm:w-full"
            onClick={() => setQuestion('others')}
          >
            {m.signOutOthers}
          </Button>
        )}
        {devices.some(({ country }) => country !== '') && (
          <p className="mt-4 text-muted text-xs leading-5">
            <RichText text={m.countriesBy} parts={{ link: linkToCountries }} />
          </p>
        )}
      </div>
      {createPortal(
        <Confirm
          title={
            question && question !== 'others' ? m.confirmOne(nameOf(question)) : m.confirmOthers
          }
          text={m.confirmText}
          cancel={cancel}
          action={m.signOut}
          isOpen={question !== undefined}
          isPending={isSigningOut}
          onClose={() => setQuestion(undefined)}
          onConfirm={() => question && signOut(question)}
        />,
        document.body,
      )}
    </SecuritySection>
  );
}

type DeviceProps = { device: DeviceSession; onSignOut: () => void };

function Device({ device, onSignOut }: DeviceProps) {
  const { isCurrent, country, signedInAt, lastUsedAt } = device;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Monitor aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52 text-sm leading-5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{nameOf(device)}</span>
          {isCurrent && (
            <span className="rounded-full bg-accent-soft px-2 py-0.5 font-medium text-accent text-xs">
              {m.thisDevice}
            </span>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted">
          {country && <span>{nameOfCountry(country)}</span>}
          <span>{isCurrent ? m.inUse : m.lastUsed(formatDate(lastUsedAt))}</span>
          <span>{m.signedIn(formatTime(signedInAt))}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          look="secondary"
          aria-label={m.signOutDevice(nameOf(device), formatTime(signedInAt))}
          onClick={onSignOut}
        >
          {m.signOut}
        </Button>
      )}
    </li>
  );
}

function nameOf({ browser, system }: DeviceSession): string {
  if (browser && system) return m.browserOnSystem(browser, system);
  return browser || system || m.unknownDevice;
}

const linkToCountries = (text: string) => (
  <a href="https://db-ip.com" rel="noreferrer" className="underline hover:text-ink">
    {text}
  </a>
);
