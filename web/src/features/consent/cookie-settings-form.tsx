import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/consent';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ALL, choose, ESSENTIAL, type Preferences, usePreferences } from './consent-store.ts';

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
      <p className="mt-1 text-muted text-sm leading-5">{m.settingsIntro}</p>
      <div className="mt-4 divide-y divide-line">
        <Switch label={m.essential} hint={m.essentialHint} isOn disabled />
        <Switch
          label={m.analytics}
          hint={site.googleMeasurementId ? m.analyticsHint : m.unusedHint}
          isOn={draft.analytics}
          onChange={(analytics) => setDraft({ ...draft, analytics })}
        />
        <Switch
          label={m.advertising}
          hint={site.googleMeasurementId ? m.advertisingHint : m.unusedHint}
          isOn={draft.advertising}
          onChange={(advertising) => setDraft({ ...draft, advertising })}
        />
      </div>
      <Button type="submit" className="mt-4 w-full">
        {m.save}
      </Button>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Button look="secondary" onClick={() => save(ESSENTIAL)}>
          {m.rejectAll}
        </Button>
        <Button look="secondary" onClick={() => save(ALL)}>
          {m.acceptAll}
        </Button>
      </div>
    </form>
  );
}
