import type { Link, Project } from '@everscan/contract/codes.schemas';
import type { Content } from '@everscan/core/content/index';
import { keptContent, type RulesStamp } from '../codes/kept-content.ts';
import { newIdempotencyKey } from '../lib/call.ts';
import { dropWork, readWork, workNames } from '../lib/unsaved-work.ts';
import {
  differing,
  type Edit,
  heldParts,
  isEmpty,
  type LinkParts,
  linkPartsOf,
  type Part,
  partsOf,
  pick,
  split,
} from './code-edit.ts';
import type { Mutation } from './mutations.ts';
import type { Guard } from './versions.ts';

/** What releases before the outbox have stored: an edit of a code, of a link, or a title. */
type StoredEdit = {
  project: Project;
  edit: Pick<Project, 'type' | 'style' | 'data' | 'design'>;
} & RulesStamp;
type StoredLink = { saved: Link; edit: Partial<LinkParts> & { typing?: Part } };

type StoredTitle = { id: string; title: string; before: string; version: number; isDone: boolean };

type OldWork = {
  code: string;
  project?: Project;
  mutations: Mutation[];
  /** Removes it where the earlier release has stored it. */
  drop(): void;
};

/** Reads, as mutations, what earlier releases have stored for a user. */
export function takeOldWork(userId: number, lease: Mutation['lease']): OldWork[] {
  const read = <Stored>(prefix: string, convert: (stored: Stored) => Partial<OldWork>) =>
    workNames(userId, prefix).flatMap((name): OldWork[] => {
      const stored = readWork<Stored>(userId, name);
      const drop = () => dropWork(userId, name, JSON.stringify(stored));
      if (!stored) return [];
      return [{ code: name.slice(prefix.length), mutations: [], ...convert(stored), drop }];
    });
  const mutation = (
    guard: Guard,
    edit: Edit,
    from: Edit,
    base: number,
    isHeld = false,
  ): Mutation => ({
    key: newIdempotencyKey(),
    ...{ guard, edit, before: pick(from, (part) => part in edit), base, lease },
    ...(isHeld && { isHeld }),
  });
  return [
    ...read<StoredEdit>('edit:', (stored) => {
      const project = keptContent(stored.project as Project & Content, stored) as Project;
      const { type, data, style, design } = keptContent(stored.edit as Content & Project, stored);
      const { title: _same, ...edit } = partsOf({
        ...project,
        type,
        data,
        style,
        design,
      } as Project);
      const before = partsOf(project);
      const changed = differing(edit, before);
      const pieces = split(changed).map(([guard, piece]) =>
        mutation(guard, piece, before, project.version),
      );
      return { project, mutations: pieces };
    }),
    ...read<StoredLink>('link:', ({ saved, edit: { typing, ...stored } }) => {
      const before = linkPartsOf(saved);
      const edit = differing(stored, before);
      const held = heldParts({ ...before, ...stored }, typing ? [typing] : []);
      const pieces = [false, true].flatMap((isHeld) => {
        const piece = pick(edit, (part) => held.has(part) === isHeld);
        return isEmpty(piece) ? [] : [mutation('link', piece, before, saved.version, isHeld)];
      });
      return { mutations: pieces };
    }),
    ...read<StoredTitle>('title:', ({ title, before, version, isDone }) => ({
      mutations: [mutation('code', { title }, { title: before }, version, !isDone)],
    })),
  ];
}
