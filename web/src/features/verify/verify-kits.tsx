import * as m from '@everscan/messages/verify';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { PackageCheck } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { type CheckResult, checkKits } from './check-kits.ts';
import { type FileTree, filesOfDrop, filesOfInput, ZipError } from './collect-files.ts';
import { KitResult } from './kit-result.tsx';
import { fingerprintOf } from './published-key.ts';

type State =
  | { step: 'empty' | 'reading' }
  | { step: 'checking'; done: number; total: number }
  | { step: 'done'; result: CheckResult }
  | { step: 'failed'; text: string };

/** The progress is updated after this many files. */
const PROGRESS_STEP = 50;

/** Checks survival kits in the browser. */
export default function VerifyKits() {
  const [state, setState] = useState<State>({ step: 'empty' });
  const [isOver, setOver] = useState(false);
  const [key, setKey] = useState('');
  const [expected, setExpected] = useState<string>();
  const folder = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);

  useEffect(() => {
    let isCurrent = true;
    fingerprintOf(key).then((fingerprint) => isCurrent && setExpected(fingerprint));
    return () => {
      isCurrent = false;
    };
  }, [key]);

  async function check(collected: Promise<FileTree>) {
    run.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    run.current = controller;
    const update = (next: State) => signal.aborted || setState(next);
    update({ step: 'reading' });
    try {
      const tree = await collected;
      const total = tree.size;
      const onProgress = (done: number) => {
        if (done % PROGRESS_STEP === 1) update({ step: 'checking', done, total });
      };
      const result = await checkKits(tree, { signal, onProgress });
      if (result.kits.length > 0) update({ step: 'done', result });
      else update({ step: 'failed', text: m.noKit });
    } catch (error) {
      update({ step: 'failed', text: reasonOf(error) });
    }
  }

  function handleDrag(event: DragEvent) {
    event.preventDefault();
    setOver(event.type === 'dragover');
  }

  const inputProps = (ref: typeof folder) => ({
    ref,
    type: 'file',
    hidden: true,
    onChange({ currentTarget }: { currentTarget: HTMLInputElement }) {
      const files = [...(currentTarget.files ?? [])];
      currentTarget.value = ''; // lets the visitor choose the same files again
      if (files.length > 0) check(filesOfInput(files));
    },
  });

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside offer the same without dropping */}
      <div
        data-testid="drop"
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={(event) => {
          handleDrag(event);
          check(filesOfDrop(event.dataTransfer));
        }}
        className={`flex flex-col items-center rounded-2xl border border-dashed px-6 py-8 text-center transition-colors ${
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'
        }`}
      >
        <PackageCheck aria-hidden className="size-7 text-muted" strokeWidth={1.5} />
        <p className="mt-3 font-medium">{m.drop}</p>
        <p className="mt-1 text-muted text-sm">{m.dropHint}</p>
        <div className="mt-5 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <Button look="secondary" onClick={() => folder.current?.click()}>
            {m.chooseFolder}
          </Button>
          <Button look="secondary" onClick={() => zip.current?.click()}>
            {m.chooseZip}
          </Button>
        </div>
        <input {...inputProps(folder)} {...{ webkitdirectory: '' }} aria-label={m.chooseFolder} />
        <input
          {...inputProps(zip)}
          accept=".zip,application/zip"
          multiple
          aria-label={m.chooseZip}
        />
      </div>
      <div className="mt-6">
        <FormField
          label={m.keyLabel}
          hint={m.keyHint}
          error={key.trim() && !expected ? m.keyInvalid : undefined}
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <div className="mt-8">
        {state.step === 'reading' && (
          <p role="status" className="text-muted text-sm">
            {m.reading}
          </p>
        )}
        {state.step === 'checking' && (
          <ProgressBar label={m.checking} {...state} text={m.checked(state.done, state.total)} />
        )}
        {state.step === 'failed' && <FormAlert>{state.text}</FormAlert>}
        {state.step === 'done' && <Results result={state.result} expected={expected} />}
      </div>
    </>
  );
}

type ResultsProps = { result: CheckResult; expected: string | undefined };

function Results({ result: { kits, outside }, expected }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {m.results}
      </h2>
      {kits.map((kit) => (
        <KitResult key={kit.path} kit={kit} expected={expected} />
      ))}
      {outside > 0 && <p className="mt-4 text-muted text-sm">{m.outside(outside)}</p>}
    </section>
  );
}

function reasonOf(error: unknown): string {
  if (!crypto.subtle) return m.needsHttps;
  if (!(error instanceof ZipError)) return m.notRead;
  return error.isTooLarge ? m.tooLarge : m.noZip;
}
