import type { CreateProjectBody, Link, Project } from '@everscan/contract/codes.schemas';
import { idempotencyKey } from '@everscan/contract/idempotency';
import type { Content } from '@everscan/core/content/index';
import { keptContent, type RulesStamp } from '../codes/kept-content.ts';
import { newIdempotencyKey } from '../lib/call.ts';
import { GUEST_STYLES, type MyStyle, parseStyles, stylesKeyOf } from '../lib/style-store.ts';
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
import { fromFirstFormat, type Mutation, requestName, requestOf } from './mutations.ts';

/** What earlier releases have stored: an edit of a code, of a link, or a title, new codes, and the outbox itself. */
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

type StoredCode = { key: string; body: CreateProjectBody } & RulesStamp;

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
    ...['queue:1:', 'queue:2:'].flatMap((prefix) =>
      read<FirstQueue>(prefix, ({ project, mutations }) => ({
        ...(project && { project }),
        mutations: mutations.map(fromFirstFormat),
      })),
    ),
    ...['typed:', 'typed-edits:'].flatMap((prefix) =>
      read<FirstMutation[]>(prefix, (mutations, name) => ({
        code: name.split(':')[0] ?? '',
        mutations: mutations.map(fromFirstFormat),
      })),
    ),
    ...read<StoredCode>('new:', ({ key, body, rules }) => {
      const kept = keptContent(body as CreateProjectBody & Content, { rules });
      const request = { route: 'POST /api/projects', args: { body: kept } } as const;
      return { code: requestName(key), mutations: [requestOf(key, request, lease)] };
    }),
    ...stylesIn('localStorage', stylesKeyOf(userId), lease),
    ...stylesIn('sessionStorage', GUEST_STYLES, lease),
    ...read<StoredTitle>('title:', ({ title, before, version, isDone }) => ({
      mutations: [mutation({ title }, { title: before }, version, !isDone)],
    })),
  ];
}

/** Designs with names, which a guest or an earlier release has stored, as new brand kits. */
function stylesIn(
  store: 'localStorage' | 'sessionStorage',
  key: string,
  lease: Mutation['lease'],
): OldWork[] {
  const text = readText(store, key);
  return parseStyles(text).map(({ id, name, design }) => {
    const once = idempotencyKey(0, id); // the same for each attempt to take the style over
    const request = { route: 'POST /api/kits', args: { body: { name, design } } } as const;
    return {
      code: requestName(once),
      mutations: [requestOf(once, request, lease)],
      drop() {
        const all: readonly MyStyle[] = JSON.parse(globalThis[store].getItem(key) ?? '[]');
        const left = all.filter((style) => style?.id !== id); // with those of a later version
        if (left.length > 0) globalThis[store].setItem(key, JSON.stringify(left));
        else globalThis[store].removeItem(key);
      },
    };
  });
}

function readText(store: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[store].getItem(key);
  } catch {
    return null; // storage is forbidden
  }
}
