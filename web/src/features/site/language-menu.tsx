import { languages, pathIn } from '@everscan/contract/languages';
import { language } from '@everscan/messages/format';
import * as m from '@everscan/messages/language';
import { languageNames } from '@everscan/messages/language-names';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { Languages } from '../../ui/icons.tsx';
import { rememberLanguage } from './remembered-language.ts';

/** Links to the same page in other languages. Typed texts are stored on the device, so they are not lost. */
export default function LanguageMenu({ isIcon = false }: { isIcon?: boolean }) {
  const id = useId();
  const { pathname, search, hash } = useLocation();
  const name = languageNames[language]?.name ?? language; // the pseudo-language has no name
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: `--${id}` }}
        aria-label={m.current(name)}
        className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-lg text-muted text-sm transition-colors hover:text-ink lg:h-9"
      >
        <Languages aria-hidden className="size-4" />
        {!isIcon && name}
      </button>
      <ul
        id={id}
        popover="auto"
        aria-label={m.choose}
        style={{ positionAnchor: `--${id}` }}
        className="language-menu m-0 max-h-[min(480px,80dvh)] min-w-48 overflow-y-auto rounded-xl border border-line bg-surface p-1 text-ink shadow-float"
      >
        {languages.map((each) => (
          <li key={each.id}>
            <a
              href={pathIn(each.id, pathname) + search + hash}
              lang={each.id}
              dir={each.direction}
              hrefLang={each.id}
              aria-current={each.id === language ? 'true' : undefined}
              onClick={() => rememberLanguage(each.id)}
              className="flex h-11 items-center rounded-lg px-3 text-sm hover:bg-raised aria-[current]:font-medium aria-[current]:text-accent lg:h-9"
            >
              {languageNames[each.id].name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
