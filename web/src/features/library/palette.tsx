import * as account from '@everscan/messages/account';
import { binHeading } from '@everscan/messages/history';
import { kits } from '@everscan/messages/kits';
import * as m from '@everscan/messages/library';
import * as links from '@everscan/messages/links';
import * as site from '@everscan/messages/site';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { codeName } from '../../codes/code-name.ts';
import { useContentType } from '../../codes/content-types.ts';
import { useCodeSearch } from '../../codes/use-code-search.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { chooseTheme, type Theme } from '../../lib/theme.ts';
import { Copy, FileText, type Icon, Plus, QrCode, Search, Settings } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { copyLink } from './copy-link.tsx';
import { codePath, targetOf } from './labels.ts';

const MAX_CODES = 8;

type Entry = {
  key: string;
  group: string;
  label: string;
  /** Shown in smaller letters beside the label. */
  note?: string;
  Icon: Icon;
  run: () => void;
};

type PaletteProps = {
  userId: number;
  /** The short link of the open code, if it has one. */
  shortUrl: string | undefined;
  onClose: () => void;
};

/**
 * Finds a code, a page or an action by typing. Follows the pattern "Editable Combobox With List Autocomplete" of the
 * WAI-ARIA Authoring Practices.
 */
export default function Palette({ userId, shortUrl, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  /** The entry to which the visitor has moved. Until then the first one is active. */
  const [activeKey, setActiveKey] = useState<string>();
  /** Whether Enter was pressed before the answer arrived. */
  const [isChosen, setChosen] = useState(false);
  useContentType('vcard'); // loads all types, for the names of codes
  const search = useCodeSearch(userId, typed, MAX_CODES);

  const link = (to: string, label: string, group: string, Icon: Icon): Entry => ({
    ...{ key: to, group, label, Icon },
    run: () => navigate(to),
  });
  const page = (to: string, label: string) => link(to, label, m.pages, FileText);
  const theme = (id: Theme, label: string): Entry => ({
    ...{ key: id, group: m.actions, label, note: site.theme, Icon: Settings },
    run: () => chooseTheme(id),
  });
  // Begins with entries that change nothing, because the first one is active.
  const fixed: Entry[] = [
    page('/codes', site.codes),
    page('/', site.generator),
    page('/scans', site.scans),
    page('/settings', account.settings),
    page('/kits', kits),
    page('/codes/bin', binHeading),
    page('/examples', site.examples),
    page('/pricing', site.pricing),
    page('/blog', site.guides),
    link('/?code=new', m.newCode, m.actions, Plus),
    link('/bulk', m.bulkAction, m.actions, Plus),
    ...(shortUrl
      ? [
          {
            ...{ key: 'copy', group: m.actions, label: links.copy, Icon: Copy },
            run: () => copyLink(shortUrl),
          },
        ]
      : []),
    theme('system', site.systemTheme),
    theme('light', site.lightTheme),
    theme('dark', site.darkTheme),
  ];
  const word = plain(typed);
  const codes: Entry[] = (search.codes ?? []).map((code) => ({
    ...{
      key: code.id,
      group: site.codes,
      label: codeName(code),
      note: targetOf(code),
      Icon: QrCode,
    },
    run: () => navigate(codePath(code.id)),
  }));
  const entries = [
    ...codes,
    ...fixed.filter(({ label, note = '' }) => plain(`${label} ${note}`).includes(word)),
  ];
  const moved = entries.findIndex(({ key }) => key === activeKey);
  const current = Math.max(0, moved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the answer to the typed text has arrived
  useEffect(() => {
    if (isChosen && search.isCurrent) choose(entries[0]);
  }, [isChosen, search.isCurrent]);

  function move(to: number) {
    if (entries.length === 0) return;
    const next = (to + entries.length) % entries.length;
    setActiveKey(entries[next]?.key);
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
  }
  function choose(entry: Entry | undefined) {
    setChosen(false);
    if (!entry) return;
    onClose();
    entry.run();
  }
  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') move(current + 1);
    else if (event.key === 'ArrowUp') move(current - 1);
    else if (event.key === 'Enter' && !search.isCurrent && moved === -1) setChosen(true);
    else if (event.key === 'Enter') choose(entries[current]);
    else return;
    event.preventDefault();
  }
  const groups = [...new Set(entries.map(({ group }) => group))];

  return (
    <Modal
      from="centre"
      isOpen
      onClose={onClose}
      aria-label={m.palette}
      className="mt-[12dvh] w-[min(560px,calc(100vw-24px))] overflow-hidden p-0"
    >
      <div className="flex items-center border-line border-b ps-4">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label={m.paletteHint}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={entries[current] && `${listId}-${current}`}
          placeholder={m.paletteHint}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just opened the palette to type
          autoFocus
          autoComplete="off"
          value={typed}
          maxLength={200}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActiveKey(undefined);
            setChosen(false);
          }}
          onKeyDown={handleKey}
          className="h-13 min-w-0 flex-1 bg-transparent px-3 text-base outline-none placeholder:text-muted"
        />
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={m.palette}
        className="max-h-[min(420px,60dvh)] overflow-y-auto p-2"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldsets
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-muted text-xs">
              {group}
            </p>
            {entries.map((entry, index) => {
              const { key, label, note, Icon } = entry;
              return (
                entry.group === group && (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
                  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
                  <div
                    key={key}
                    id={`${listId}-${index}`}
                    role="option"
                    aria-selected={index === current}
                    onClick={() => choose(entry)}
                    onPointerMove={() => index !== current && setActiveKey(key)}
                    className="flex h-11 cursor-pointer items-center gap-3 rounded-lg px-2.5 text-sm aria-selected:bg-raised lg:h-10"
                  >
                    <Icon aria-hidden className="size-4 shrink-0 text-muted" />
                    <bdi className="truncate">{label}</bdi>
                    {note && note !== label && (
                      <bdi className="ms-auto max-w-1/2 truncate text-muted text-xs">{note}</bdi>
                    )}
                  </div>
                )
              );
            })}
          </div>
        ))}
      </div>
      {(search.hasFailed || (entries.length === 0 && search.isCurrent)) && (
        <p role="status" className="px-4 pb-5 text-center text-muted text-sm">
          {search.hasFailed ? m.codesNotLoaded : m.nothingFound}
        </p>
      )}
    </Modal>
  );
}

/** The text in lower case and without accents, for comparing. */
const plain = (text: string) => text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
