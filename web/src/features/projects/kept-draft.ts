import type { Content } from '@everscan/core/content/index';
import { defaultDesign } from '@everscan/core/design/design';
import { type Draft, defaultDraft } from '../../codes/draft.ts';
import { dropWork, keepWork, readWork } from '../../lib/kept-work.ts';

const NAME = 'draft';
/** The contents of drafts of which files exist, as texts. */
const FILES = 'draft-files';

type Owner = number | undefined;
/** `recordsFiles` is missing in drafts of an earlier version of this site. */
type KeptDraft = Draft & { recordsFiles?: true };

/** Stores a draft that belongs to no project yet. The default draft is not stored. */
export function keepDraft(userId: Owner, draft: Draft): void {
  if (draft === defaultDraft) dropWork(userId, NAME);
  else keepWork(userId, NAME, { ...draft, recordsFiles: true } satisfies KeptDraft);
}

/** The draft from an earlier visit, unless another version of this site has stored it. */
export function keptDraft(userId: Owner): Draft | undefined {
  const kept = readWork<KeptDraft>(userId, NAME);
  if (kept?.design?.version !== defaultDesign.version || !kept.content?.data) return undefined;
  const { recordsFiles, ...draft } = kept;
  if (!recordsFiles) rememberFile(userId, draft.content); // perhaps there is one
  return draft;
}

/** A guest's draft becomes that of the user who signed in. */
export function moveDraft(draft: Draft, userId: Owner): void {
  keepDraft(userId, draft);
  if (userId === undefined) return;
  const files = [...new Set([...filesOf(userId), ...filesOf(undefined)])];
  if (files.length > 0) keepWork(userId, FILES, files);
  for (const name of [NAME, FILES]) dropWork(undefined, name);
}

/** A file of this content exists and may be printed, although the code is not saved yet. */
export function rememberFile(userId: Owner, content: Content): void {
  keepWork(userId, FILES, [...new Set([...filesOf(userId), JSON.stringify(content)])]);
}

export function hasFile(userId: Owner, content: Content): boolean {
  return filesOf(userId).includes(JSON.stringify(content));
}

/** The code is saved, and knows whether it was downloaded. */
export function forgetFile(userId: Owner, content: Content): void {
  const text = JSON.stringify(content);
  const others = filesOf(userId).filter((file) => file !== text);
  if (others.length > 0) keepWork(userId, FILES, others);
  else dropWork(userId, FILES);
}

const filesOf = (userId: Owner) => readWork<string[]>(userId, FILES) ?? [];
