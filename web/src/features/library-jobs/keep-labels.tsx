import * as m from '@everscan/messages/library-jobs';
import { Switch } from '../../ui/switch.tsx';

type KeepLabelsProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** A switch for keeping the texts of the frames in a new design, because codes from a list have individual texts. */
export function KeepLabels({ isOn, onChange }: KeepLabelsProps) {
  return (
    <Switch label={m.keepFrameTexts} hint={m.keepFrameTextsHint} isOn={isOn} onChange={onChange} />
  );
}
