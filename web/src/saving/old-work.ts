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
} from './code-edit.ts';
import { fromFirstFormat, type Mutation } from './mutations.ts';

/** What earlier releases have stored: an edit of a code, of a link, or a title, and the outbox in its first format. */
type StoredEdit = {
  project: Project;
  edit: Pick<Project, 'type' | 'style' | 'data' | 'design'>;
} & RulesStamp;
type StoredLink = {
  saved: Link & { version: number };
  edit: Partial<LinkParts> & { typing?: Part };
};

type FirstMutation = Parameters<typeof fromFirstFormat>[0];
type FirstQueue = { project?: Project; mutations: FirstMutation[] };
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
  const read = <Stored>(
    prefix: string,
    convert: (stored: Stored, name: string) => Partial<OldWork>,
  ) =>
    workNames(userId, prefix).flatMap((name): OldWork[] => {
      const stored = readWork<Stored>(userId, name);
      const drop = () => dropWork(userId, name, JSON.stringify(stored));
      if (!stored) return [];
      const code = name.slice(prefix.length);
      return [{ code, mutations: [], ...convert(stored, code), drop }];
    });
  const mutation = (edit: Edit, from: Edit, base: number, isHeld = false): Mutation => ({
    key: newIdempotencyKey(),
    ...{ edit, before: pick(from, (part) => part in edit), base, lease },
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
      const mutations = isEmpty(changed) ? [] : [mutation(changed, before, project.version)];
      return { project, mutations };
    }),
    ...read<StoredLink>('link:', ({ saved, edit: { typing, ...stored } }) => {
      const before = linkPartsOf(saved);
      const edit = differing(stored, before);
      const held = heldParts({ ...before, ...stored }, typing ? [typing] : []);
      const pieces = [false, true].flatMap((isHeld) => {
        const piece = pick(edit, (part) => held.has(part) === isHeld);
        return isEmpty(piece) ? [] : [mutation(piece, before, saved.version, isHeld)];
      });
      return { mutations: pieces };
    }),
    ...read<FirstQueue>('queue:1:', ({ project, mutations }) => ({
      ...(project && { project }),
      mutations: mutations.map(fromFirstFormat),
    })),
    ...read<FirstMutation[]>('typed:', (mutations, name) => ({
      code: name.split(':')[0] ?? '',
      mutations: mutations.map(fromFirstFormat),
    })),
    ...read<StoredTitle>('title:', ({ title, before, version, isDone }) => ({
      mutations: [mutation({ title }, { title: before }, version, !isDone)],
    })),
  ];
}
