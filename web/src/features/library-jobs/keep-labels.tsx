import * as m from '@everscan/messages/library-jobs';
import { Switch } from '../../ui/switch.tsx';

type KeepLabelsProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Whether codes keep the texts of their frames in a new design: codes of a list have one each. */
export function KeepLabels({ isOn, onChange }: KeepLabelsProps) {
  return (
    <Switch label={m.keepFrameTexts} hint={m.keepFrameTextsHint} isOn={isOn} onChange={onChange} />
  );
}
