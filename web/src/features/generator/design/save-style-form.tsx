import * as m from '@everscan/messages/style';
import { NameForm } from '../../../ui/name-form.tsx';

type SaveStyleFormProps = {
  userId: number | undefined;
  /** Returns whether the browser has stored the style. */
  onSave: (name: string) => boolean;
  onCancel: () => void;
};

/** Asks for the name of a style. */
export function SaveStyleForm({ userId, onSave, onCancel }: SaveStyleFormProps) {
  return (
    <NameForm
      userId={userId}
      work="style-name"
      texts={{
        label: m.styleName,
        placeholder: m.styleNameExample,
        missing: m.styleNameMissing,
        save: m.saveStyle,
        cancel: m.cancelStyle,
      }}
      onSave={async (name) => (onSave(name) ? undefined : m.noRoomForStyle)}
      onCancel={onCancel}
    />
  );
}
