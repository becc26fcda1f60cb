import type { Design } from '@everscan/core/design/design';
import * as kits from '@everscan/messages/kits';
import { nothingFound } from '@everscan/messages/library';
import { looks } from '@everscan/messages/style';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ChevronDown, Search } from '../ui/icons.tsx';
import { SceneImage } from './scene-image.tsx';
import { useDesignPictures } from './use-design-pictures.ts';

const groupLabels = { kits: kits.kits, looks, codes: kits.fromCode };

export type LookGroup = keyof typeof groupLabels;

/** A design on offer. */
export type LookChoice = {
  readonly value: string;
  readonly label: string;
  readonly group: LookGroup;
  /** Drawn as its picture. */
  readonly design?: Design;
  /** The picture of a design that has not been loaded. */
  readonly picture?: ReactNode;
};

type LookPickerProps = {
  label: string;
  choices: readonly LookChoice[];
  value: string;
  isDisabled?: boolean;
  hint?: string;
  onChange: (value: string) => void;
};

const GROUPS: readonly LookGroup[] = ['kits', 'looks', 'codes'];
/** From this number of designs on, a field searches them by name. */
const MANY = 9;

/** A field with the chosen design, which unfolds pictures of all designs: brand kits, looks, and those of saved codes. */
export function LookPicker(props: LookPickerProps) {
  const { label, choices, value, isDisabled = false, hint, onChange } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value);
  const [group, setGroup] = useState<LookGroup>();
  const [search, setSearch] = useState('');
  const offered = GROUPS.filter((each) => choices.some((choice) => choice.group === each));
  const shownGroup =
    [group, chosen?.group].find((each) => each && offered.includes(each)) ?? offered[0];
  const all = choices.filter((choice) => choice.group === shownGroup);
  const found = all.filter((choice) => plain(choice.label).includes(plain(search)));
  const drawn = useDrawn([...(isOpen ? all : []), ...(chosen ? [chosen] : [])]);
  return (
    <div>
      <span id={`${id}-label`} className="mb-1.5 block font-medium text-sm">
        {label}
      </span>
      <button
        type="button"
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        aria-expanded={isOpen}
        aria-describedby={hint && `${id}-hint`}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 rounded-lg border border-line-strong/60 bg-surface py-1.5 ps-2 pe-3 text-start text-sm hover:border-line-strong disabled:opacity-50"
      >
        <Picture choice={chosen} drawn={drawn} className="size-8 rounded-md" />
        <bdi className="min-w-0 flex-1 truncate">{chosen?.label}</bdi>
        <ChevronDown
          aria-hidden
          className={`size-4 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm leading-5">
          {hint}
        </p>
      )}
      {isOpen && !isDisabled && (
        <div className="mt-2 space-y-3 rounded-xl border border-line bg-raised/50 p-3">
          {offered.length > 1 && shownGroup && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would name the pictures below, too
            <div
              role="group"
              aria-label={label}
              className="flex rounded-lg border border-line bg-raised p-0.5"
            >
              {offered.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === shownGroup}
                  onClick={() => {
                    setGroup(each);
                    setSearch('');
                  }}
                  className="min-h-9 pointer-coarse:min-h-11 flex-1 rounded-md px-2 text-muted text-sm hover:text-ink aria-pressed:bg-selected aria-pressed:font-medium aria-pressed:text-ink"
                >
                  {groupLabels[each]}
                </button>
              ))}
            </div>
          )}
          {all.length >= MANY && (
            <div className="relative">
              <Search
                aria-hidden
                className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
              />
              <input
                type="search"
                aria-label={kits.searchDesigns}
                placeholder={kits.searchDesigns}
                autoComplete="off"
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
                // Enter would send the form around the field.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                className="h-10 w-full rounded-lg border border-line-strong/60 bg-surface ps-9 pe-3 text-base placeholder:text-muted focus:outline-2 focus:outline-accent md:text-sm"
              />
            </div>
          )}
          <fieldset>
            <legend className="sr-only">{shownGroup && groupLabels[shownGroup]}</legend>
            <div className="grid max-h-64 grid-cols-4 gap-x-2 gap-y-3 overflow-y-auto p-0.5">
              {found.map((choice) => (
                <label
                  key={choice.value}
                  className="group relative block cursor-pointer text-center text-muted text-xs hover:text-ink has-[:checked]:font-medium has-[:checked]:text-ink"
                >
                  <input
                    type="radio"
                    name={id}
                    value={choice.value}
                    checked={choice.value === value}
                    onChange={() => onChange(choice.value)}
                    className="absolute inset-0 opacity-0"
                  />
                  <Picture
                    choice={choice}
                    drawn={drawn}
                    className="aspect-square w-full rounded-lg group-hover:border-line-strong group-has-[:checked]:border-accent group-has-[:checked]:shadow-[0_0_0_1px_var(--accent)] group-has-[:focus-visible]:outline-2 group-has-[:focus-visible]:outline-accent"
                  />
                  <bdi className="mt-1 line-clamp-2 break-words">{choice.label}</bdi>
                </label>
              ))}
            </div>
          </fieldset>
          {found.length === 0 && <p className="text-muted text-sm">{nothingFound}</p>}
        </div>
      )}
    </div>
  );
}

/** Pictures of these designs, by their values. The image of a logo may not have loaded. */
function useDrawn(choices: readonly LookChoice[]) {
  const key = choices.map(({ value }) => value).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one in each render
  const designs = useMemo(
    () =>
      choices.flatMap(({ value, design }) => {
        if (!design) return [];
        const logo = design.logo?.image ? design.logo : null;
        return [{ id: value, design: { ...design, logo } }];
      }),
    [key],
  );
  return useDesignPictures(designs);
}

type PictureProps = {
  choice: LookChoice | undefined;
  drawn: ReturnType<typeof useDrawn>;
  className: string;
};

function Picture({ choice, drawn, className }: PictureProps) {
  const scene = choice && drawn.get(choice.value);
  return (
    <span
      aria-hidden
      className={`block shrink-0 overflow-hidden border border-line bg-white ${className}`}
    >
      {scene ? <SceneImage title="" scene={scene} className="block size-full" /> : choice?.picture}
    </span>
  );
}

const plain = (text: string) => text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
