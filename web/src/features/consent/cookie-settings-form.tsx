import { site } from '@everscan/contract/site';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ALL, choose, ESSENTIAL, type Preferences, usePreferences } from './consent-store.ts';

/** The hint of a switch on a site without such cookies. */
const UNUSED = 'Not in use at the moment. Your choice is stored in case that changes.';

/** Loaded when the dialog opens. */
export default function CookieSettingsForm({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useState(usePreferences() ?? ESSENTIAL);
  function save(preferences: Preferences) {
    choose(preferences);
    onDone();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(draft);
      }}
    >
      <p className="mt-1 text-muted text-sm leading-5">Choose what this browser may store.</p>
      <div className="mt-4 divide-y divide-line">
        <Switch
          label="Essential"
          hint="Keeps you signed in and remembers your settings. Always on."
          isOn
          disabled
        />
        <Switch
          label="Analytics"
          hint={
            site.googleMeasurementId
              ? 'Shows us which pages are used, so that we can improve them.'
              : UNUSED
          }
          isOn={draft.analytics}
          onChange={(analytics) => setDraft({ ...draft, analytics })}
        />
        <Switch
          label="Advertising"
          hint={
            site.googleMeasurementId
              ? 'Allows advertising to be measured and adapted to your interests.'
              : UNUSED
          }
          isOn={draft.advertising}
          onChange={(advertising) => setDraft({ ...draft, advertising })}
        />
      </div>
      <Button type="submit" className="mt-4 w-full">
        Save
      </Button>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Button look="secondary" onClick={() => save(ESSENTIAL)}>
          Reject All
        </Button>
        <Button look="secondary" onClick={() => save(ALL)}>
          Accept All
        </Button>
      </div>
    </form>
  );
}
