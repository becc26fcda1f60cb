import type { Kit } from '@everscan/contract/brand-kits.schemas';
import * as m from '@everscan/messages/kits';
import { messageOf } from '../lib/call.ts';
import { NameForm } from '../ui/name-form.tsx';

type KitFormProps = {
  userId: number;
  /** The kit to rename; undefined to create one. */
  kit?: Kit;
  /** If it throws, the message of the error appears at the field. */
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the name of a brand kit. */
export function KitForm({ userId, kit, onSave, onCancel }: KitFormProps) {
  async function save(name: string): Promise<string | undefined> {
    try {
      await onSave(name);
    } catch (error) {
      return messageOf(error, m.notSaved);
    }
  }
  return (
    <NameForm
      userId={userId}
      work={kit ? `kit-name:${kit.id}` : 'kit-name'}
      initial={kit?.name}
      texts={{
        label: m.kitName,
        missing: m.nameMissing,
        save: kit ? m.saveName : m.saveKit,
        cancel: m.cancel,
      }}
      onSave={save}
      onCancel={onCancel}
    />
  );
}
