import * as m from '@everscan/messages/library-jobs';
import { type ComponentType, useId, useRef } from 'react';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronDown, Trash2 } from '../../ui/icons.tsx';
import {
  type ActionFormProps,
  DeleteForm,
  DesignForm,
  MoveForm,
  PauseForm,
  ScheduleForm,
  TagForm,
  TargetForm,
} from './action-forms.tsx';
import { RenameForm, ReplaceForm } from './text-forms.tsx';

/** The dialog of an action. */
export type ActionForm = ComponentType<ActionFormProps>;

type Entry = { label: string; Form: ActionForm };

const common: readonly Entry[] = [
  { label: m.move, Form: MoveForm },
  { label: m.tag, Form: TagForm },
  { label: m.pause, Form: PauseForm },
];
/** On phones, only the first action has room beside the menu. */
const [first, ...onlyOnPhones] = common;
const others: readonly Entry[] = [
  { label: m.changeTarget, Form: TargetForm },
  { label: m.replaceInTargets, Form: ReplaceForm },
  { label: m.schedule, Form: ScheduleForm },
  { label: m.applyDesign, Form: DesignForm },
  { label: m.rename, Form: RenameForm },
];
const deletion: Entry = { label: m.deleteCodes, Form: DeleteForm };

type CodeActionsProps = Pick<ActionFormProps, 'onRun'> & {
  /** Opens the dialog outside this component, because it must stay open when the buttons disappear. */
  onOpen: (Form: ActionForm) => void;
};

/** The buttons that change the selected codes. */
export default function CodeActions({ onRun, onOpen }: CodeActionsProps) {
  const menu = useRef<HTMLUListElement>(null);
  const id = useId();
  const [resume, isResuming] = useAction(() =>
    onRun({ do: 'state', state: 'active' }).catch((error: unknown) =>
      toast('error', m.resume, messageOf(error, m.notStarted)),
    ),
  );
  const choose = (act: () => void) => {
    menu.current?.hidePopover();
    act();
  };
  return (
    <fieldset className="contents">
      <legend className="sr-only">{m.actions}</legend>
      {common.map((entry) => (
        <Button
          key={entry.label}
          look="quiet"
          className={entry === first ? 'px-2 sm:px-2.5' : 'px-2 sm:px-2.5 max-sm:hidden'}
          onClick={() => onOpen(entry.Form)}
        >
          {entry.label}
        </Button>
      ))}
      <Button
        look="quiet"
        className="px-2 sm:px-2.5 max-sm:hidden"
        isBusy={isResuming}
        onClick={resume}
      >
        {m.resume}
      </Button>
      <Button
        look="quiet"
        className="px-2 sm:px-2.5"
        popoverTarget={id}
        style={{ anchorName: `--${id}` }}
      >
        {m.more}
        <ChevronDown aria-hidden className="size-4" />
      </Button>
      <ul
        ref={menu}
        id={id}
        popover="auto"
        style={{ positionAnchor: `--${id}` }}
        className="language-menu m-0 min-w-48 rounded-xl border border-line bg-surface p-1 text-ink shadow-float"
      >
        {onlyOnPhones.map((entry) => (
          <MenuItem
            key={entry.label}
            isOnlyOnPhones
            label={entry.label}
            onClick={() => choose(() => onOpen(entry.Form))}
          />
        ))}
        <MenuItem isOnlyOnPhones label={m.resume} onClick={() => choose(resume)} />
        {others.map((entry) => (
          <MenuItem
            key={entry.label}
            label={entry.label}
            onClick={() => choose(() => onOpen(entry.Form))}
          />
        ))}
      </ul>
      <Button
        look="quiet"
        className="px-2 sm:px-2.5 text-danger"
        onClick={() => onOpen(deletion.Form)}
      >
        <Trash2 aria-hidden className="size-4 sm:hidden" />
        <span className="max-sm:sr-only">{deletion.label}</span>
      </Button>
    </fieldset>
  );
}

type MenuItemProps = { label: string; isOnlyOnPhones?: boolean; onClick: () => void };

function MenuItem({ label, isOnlyOnPhones, onClick }: MenuItemProps) {
  return (
    <li className={isOnlyOnPhones ? 'sm:hidden' : ''}>
      <button
        type="button"
        onClick={onClick}
        className="flex h-11 w-full items-center rounded-lg px-3 text-start text-sm hover:bg-raised lg:h-9"
      >
        {label}
      </button>
    </li>
  );
}
