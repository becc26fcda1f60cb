import { isPublicKit, type KitProblem } from '@everscan/contract/survival-kit';
import { number } from '@everscan/messages/format';
import * as m from '@everscan/messages/verify';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/date-time.ts';
import { ShieldAlert, ShieldCheck } from '../../ui/icons.tsx';
import type { CheckedKit } from './check-kits.ts';

/** Further problems are only counted. */
const MAX_NAMED = 20;

/** Problems that are not listed, because the verdict already states them. */
const VERDICTS = new Set(['not-a-key', 'signature', 'manifest']);

type KitResultProps = {
  kit: CheckedKit;
  /** The fingerprint of the published key, if the visitor has entered one. */
  expected: string | undefined;
};

/** The verdict on a kit, its details, and its problems. */
export function KitResult({ kit, expected }: KitResultProps) {
  const { name, problems, findings, previous } = kit;
  const { isGood, title, text } = verdictOf(kit, expected);
  const Icon = isGood ? ShieldCheck : ShieldAlert;
  const manifest = findings?.manifest;
  const named = problems.filter(({ kind }) => !VERDICTS.has(kind));
  return (
    <article className="mt-4 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
      <div className="flex gap-3">
        <Icon
          aria-hidden
          className={`mt-0.5 size-6 shrink-0 ${isGood ? 'text-accent' : 'text-danger'}`}
          strokeWidth={1.75}
        />
        <div className="min-w-0">
          <h3 className={`font-semibold ${isGood ? '' : 'text-danger'}`}>{title}</h3>
          <p dir="auto" className="break-words text-muted text-sm">
            {name}
          </p>
        </div>
      </div>
      <p className="mt-3 leading-7">{text}</p>
      {named.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 break-words ps-5 text-sm">
          {named.slice(0, MAX_NAMED).map((problem) => (
            <li key={JSON.stringify(problem)}>{sentenceFor(problem)}</li>
          ))}
          {named.length > MAX_NAMED && <li>{m.more(named.length - MAX_NAMED)}</li>}
        </ul>
      )}
      <dl className="mt-5 grid gap-x-6 gap-y-3 border-line border-t pt-5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {manifest && (
          <>
            <Fact label={m.host}>
              <bdi>{manifest.host}</bdi>
            </Fact>
            <Fact label={m.made}>{formatTime(manifest.madeAt)}</Fact>
            <Fact label={m.codes}>{number(manifest.links)}</Fact>
            <Fact label={m.form}>{isPublicKit(manifest) ? m.publicForm : m.plainForm}</Fact>
            <Fact label={m.chain}>{chainOf(manifest.previous, previous)}</Fact>
          </>
        )}
        {findings && (
          <Fact label={m.fingerprint}>
            <code dir="ltr" className="break-all font-mono text-[13px]">
              {findings.fingerprint}
            </code>
          </Fact>
        )}
      </dl>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted max-sm:-mb-2">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function chainOf(hash: string | null, previous: string | undefined): string {
  if (hash === null) return m.firstKit;
  return previous === undefined ? m.notHere(hash) : m.follows(previous);
}

type Verdict = { isGood: boolean; title: string; text: string };

function verdictOf({ problems, findings }: CheckedKit, expected: string | undefined): Verdict {
  const has = (kind: KitProblem['kind']) => problems.some((problem) => problem.kind === kind);
  const bad = (title: string, text: string) => ({ isGood: false, title, text });
  if (!findings) return bad(m.unsigned, m.unsignedText);
  if (expected && findings.fingerprint !== expected) return bad(m.otherKey, m.otherKeyText);
  if (has('signature')) return bad(m.unsigned, m.unsignedText);
  if (has('manifest')) return bad(m.unknownForm, m.unknownFormText);
  if (problems.length > 0) return bad(m.changed, m.changedText);
  return expected
    ? { isGood: true, title: m.genuine, text: m.genuineText }
    : { isGood: true, title: m.complete, text: m.completeText };
}

function sentenceFor(problem: KitProblem): string {
  switch (problem.kind) {
    case 'changed':
      return m.fileChanged(problem.path);
    case 'missing':
      return m.fileMissing(problem.path);
    case 'unreadable':
      return m.fileUnreadable(problem.path);
    case 'added':
      return m.fileAdded(problem.path);
    case 'added-pages':
      return m.pagesAdded(problem.count);
    default:
      return m.wrongCount;
  }
}
