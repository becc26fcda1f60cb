import { CloseButton } from '../../../ui/close-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { ExportForm, type ExportFormProps } from './export-form.tsx';

type ExportDialogProps = ExportFormProps & { onClose: () => void };

export default function ExportDialog({ onClose, ...form }: ExportDialogProps) {
  return (
    <Modal
      isOpen
      from="centre"
      onClose={onClose}
      aria-labelledby="export-title"
      className="max-h-[calc(100dvh-32px)] overflow-y-auto"
    >
      <h2 id="export-title" className="pr-8 font-semibold text-lg">
        Download as
      </h2>
      <p className="mt-1 pr-8 text-muted text-sm">Every format is free, without an account.</p>
      <ExportForm {...form} />
      <CloseButton onClick={onClose} />
    </Modal>
  );
}
