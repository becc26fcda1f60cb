import { languages, pathIn } from '@everscan/contract/languages';
import { preferredLanguage } from '@everscan/contract/preferred-language';
import { language } from '@everscan/messages/format';
import * as m from '@everscan/messages/language';
import { languageNames } from '@everscan/messages/language-names';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isTranslated } from '../../lib/is-translated.ts';
import { X } from '../../ui/icons.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import { hasChosenLanguage, rememberLanguage } from './remembered-language.ts';

/** A quiet link for a visitor whose browser prefers another language of this site. Nobody is redirected. */
export default function LanguageOffer() {
  const [isOpen, setOpen] = useState(() => !hasChosenLanguage());
  const { pathname, search, hash } = useLocation();
  const preferred = preferredLanguage(navigator.languages);
  const offered = languages.find(({ id }) => id === preferred && id !== language);
  if (!isOpen || !offered || !isTranslated(pathname)) return null;
  const { id, direction } = offered;
  return (
    <p className="me-auto flex min-w-0 items-center text-sm">
      <a
        href={pathIn(id, pathname) + search + hash}
        lang={id}
        dir={direction}
        hrefLang={id}
        onClick={() => rememberLanguage(id)}
        className="block truncate rounded px-2 text-accent leading-11 underline underline-offset-4 lg:leading-9"
      >
        {languageNames[id].offer}
      </a>
      <button
        type="button"
        aria-label={m.closeOffer}
        onClick={() => {
          rememberLanguage(language);
          setOpen(false);
          moveFocus();
        }}
        className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:text-ink lg:size-9"
      >
        <X aria-hidden className="size-4" />
      </button>
    </p>
  );
}
