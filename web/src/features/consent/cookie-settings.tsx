import * as m from '@everscan/messages/consent';
import { useEffect, useState } from 'react';
import { CloseButton } from '../../ui/close-button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Modal } from '../../ui/modal.tsx';
import { OPEN_EVENT, takePendingRequest } from './cookie-settings-button.tsx';

const loadForm = () => import('./cookie-settings-form.tsx');

/** The dialog that `openCookieSettings` opens, from anywhere. */
export default function CookieSettings() {
  const [isOpen, setOpen] = useState(false);
  // A new key for each opening, so that the form begins with the stored choice instead of unsaved changes.
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    const open = () => {
      setOpen(true);
      setOpenings((count) => count + 1);
    };
    const handleOpen = (event: Event) => {
      event.preventDefault();
      open();
    };
    if (takePendingRequest()) open();
    addEventListener(OPEN_EVENT, handleOpen);
    return () => removeEventListener(OPEN_EVENT, handleOpen);
  }, []);
  const close = () => setOpen(false);
  if (openings === 0) return null;
  return (
    <Modal from="centre" isOpen={isOpen} onClose={close} aria-labelledby="cookie-settings-title">
      <h2 id="cookie-settings-title" className="pe-8 font-semibold text-lg">
        {m.settingsTitle}
      </h2>
      <div className="min-h-[370px]">
        <LazyPart key={openings} load={loadForm} onDone={close} />
      </div>
      <CloseButton onClick={close} />
    </Modal>
  );
}
