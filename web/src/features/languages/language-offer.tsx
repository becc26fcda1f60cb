import { language } from '@everscan/messages/format';
import * as m from '@everscan/messages/language';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { pathIn } from '../../lib/language-path.ts';
import { preferredLanguage } from './preferred-language.ts';
import { hasChosenLanguage, rememberLanguage } from './remembered-language.ts';

/** A quiet link for a visitor whose browser prefers another language of this site. Nobody is redirected. */
export default function LanguageOffer() {
  const [isOpen, setOpen] = useState(() => !hasChosenLanguage());
  const { pathname, search } = useLocation();
  const preferred = preferredLanguage(navigator.languages);
  if (!isOpen || !preferred || preferred.id === language) return null;
  const { id, direction, offer } = preferred;
  return (
    <p className="me-auto flex min-w-0 items-center text-sm">
      <a
        href={pathIn(id, pathname) + search}
        lang={id}
        dir={direction}
        hrefLang={id}
        onClick={() => rememberLanguage(id)}
        className="inline-flex h-11 items-center truncate rounded px-2 text-accent underline underline-offset-4 lg:h-9"
      >
        {offer}
      </a>
      <button
        type="button"
        aria-label={m.closeOffer}
        onClick={() => {
          rememberLanguage(language);
          setOpen(false);
        }}
        className="grid size-11 place-items-center rounded-lg text-muted hover:text-ink lg:size-9"
      >
        <X aria-hidden className="size-4" />
      </button>
    </p>
  );
}
