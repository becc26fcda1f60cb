import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { codeName } from '../../codes/code-name.ts';
import type { CallError } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import type { CodeState, Outbox } from '../../saving/outbox.ts';
import { UnpublishedNote } from '../../saving/save-note.tsx';
import { Button } from '../../ui/button.tsx';
import { Check, CircleAlert, LoaderCircle } from '../../ui/icons.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { useProjectEditor } from './use-project-editor.ts';

/** Below the status, and the buttons beside it. */
const NOTE = 'order-last basis-full text-muted text-sm leading-5';

type SaveStatusProps = {
  outbox: Outbox | undefined;
  /** `undefined` for a code that is not saved. */
  code: CodeState | undefined;
  isSignedOut: boolean;
  onSave: () => void;
  onSignIn: () => void;
};

/** Shows whether the last edit has been saved, and buttons to resolve a problem. */
export default function SaveStatus({ outbox, code, isSignedOut, ...on }: SaveStatusProps) {
  const status = isSignedOut ? 'signed-out' : code?.status;
  const id = code?.project.id ?? '';
  return (
    <>
      <div role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
        {status === undefined && (
          <>
            {m.notSavedYet} <TextButton onClick={on.onSave}>{m.save}</TextButton>
          </>
        )}
        {status === 'saved' && (
          <>
            <Check aria-hidden className="size-4 text-accent" /> {m.saved}
          </>
        )}
        {status === 'saving' && (
          <>
            <LoaderCircle aria-hidden className="size-4 animate-spin" /> {m.saving}
          </>
        )}
        {status === 'unpublished' && (
          <>
            <CircleAlert aria-hidden className="size-4 text-accent" />
            <UnpublishedNote outbox={outbox} code={id} />
          </>
        )}
        {status === 'undecided' && (
          <>
            <CircleAlert aria-hidden className="size-4 text-accent" /> {m.notSavedYet}
          </>
        )}
        {status === 'waiting' && (
          <>
            <CircleAlert aria-hidden className="size-4 text-danger" /> {m.notSaved}
            <TextButton onClick={() => outbox?.retry(id)}>{m.tryAgain}</TextButton>
            {isRefusal(code?.error) && !code?.project.link && (
              <span className="basis-full text-danger">{code?.error?.message}</span>
            )}
          </>
        )}
        {status === 'signed-out' && (
          <>
            <CircleAlert aria-hidden className="size-4 text-danger" /> {m.signedOut}
            <TextButton onClick={on.onSignIn}>{m.signInToSave}</TextButton>
          </>
        )}
        {status === 'conflict' && (
          <>
            <CircleAlert aria-hidden className="size-4 text-danger" /> {m.editedElsewhere}
            <TextButton onClick={() => outbox?.takeTheirs(id)}>{m.loadTheirs}</TextButton>
            <TextButton onClick={() => outbox?.keepMine(id)}>{m.keepMine}</TextButton>
          </>
        )}
      </div>
      {outbox?.isLimited && <p className={NOTE}>{m.storageLimited}</p>}
      {outbox && outbox.unknown > 0 && <p className={NOTE}>{m.changesUnknown(outbox.unknown)}</p>}
    </>
  );
}

type Editor = ReturnType<typeof useProjectEditor>;

/** Asks whether an edit changes the saved code or becomes a new one. Nothing is saved meanwhile. */
export function CodeQuestion({ code, editor }: { code: Project; editor: Editor }) {
  const { id } = code;
  const name = codeName(code);
  function change() {
    const takeBack = editor.outbox?.decide(id);
    editor.setDecided(id);
    const undo = () => {
      editor.setDecided(undefined);
      takeBack?.();
    };
    toast('info', m.codeChanged, name, { label: m.undo, run: undo, isUndo: true });
  }
  function makeNew() {
    const isShown = editor.openNew(editor.draft);
    const askAgain = editor.outbox?.withdraw(id);
    const undo = () => {
      askAgain?.();
      editor.select(code, { offersDraft: !isShown() });
    };
    toast('info', m.newCodeMade, m.codeStays(name), { label: m.undo, run: undo, isUndo: true });
  }
  return (
    <div className="rounded-b-2xl border-line border-t bg-surface px-5 py-4 text-sm leading-5 xl:px-6">
      <p className="wrap-anywhere font-medium">{m.changeQuestion(name)}</p>
      <p className="text-muted">{m.changeNote}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" className="grow" onClick={change}>
          {m.changeThisCode}
        </Button>
        <Button look="secondary" className="grow" onClick={makeNew}>
          {m.makeNewOne}
        </Button>
      </div>
    </div>
  );
}

/** Whether the server has given a reason. The panel of a dynamic code shows it itself. */
const isRefusal = (error: CallError | undefined) =>
  error !== undefined && error.status >= 400 && error.status < 500;
