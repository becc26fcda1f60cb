import type { ChangeProjectBody, Project } from '@everscan/contract/codes.schemas';
import { Saver, type SaverModel, type SaverOptions } from '../../lib/saver.ts';

/** The parts of a project that the editor changes. */
export type Edit = Pick<Project, 'type' | 'style' | 'data' | 'design'>;

/** An edit that the server has not saved, and the version of the project that it changed. */
export type UnsavedEdit = { readonly project: Project; readonly edit: Edit };

type ProjectSaverOptions = Pick<
  SaverOptions<Project, Edit>,
  'unsaved' | 'onSaved' | 'onTrouble' | 'delayMs'
> & {
  project: Project;
  send: (id: string, body: ChangeProjectBody, options: { keepalive: boolean }) => Promise<Project>;
  store: (unsaved: UnsavedEdit | undefined) => void;
};

const model: SaverModel<Project, Edit> = {
  editOf,
  isSame,
  theirsIn: ({ body }) => body.project as Project | undefined,
};

/** Saves the edits of one project. */
export class ProjectSaver extends Saver<Project, Edit> {
  readonly id: string;

  constructor({ project, send, store, ...options }: ProjectSaverOptions) {
    super(model, {
      ...options,
      saved: project,
      store: (unsaved) => store(unsaved && { project: unsaved.saved, edit: unsaved.edit }),
      send(edit, saved, { keepalive }) {
        const { type, data, ...look } = edit;
        const changed = saved.link ? look : edit;
        const body = { ...changed, version: saved.version } as ChangeProjectBody;
        return send(project.id, body, { keepalive });
      },
    });
    this.id = project.id;
  }

  get project(): Project {
    return this.saved;
  }

  override edit(edit: Edit): void {
    super.edit(this.saved.link ? withContentOf(this.saved, edit) : edit);
  }
}

function editOf({ type, style, data, design }: Project): Edit {
  return { type, style, data, design } as Edit;
}

/** The edit without its content: that of a dynamic code cannot change, because its symbol may be printed. */
function withContentOf({ type, data }: Project, edit: Edit): Edit {
  return { ...edit, type, data } as Edit;
}

function isSame(a: Edit, b: Edit): boolean {
  // The design already contains the style.
  const { style: _ours, ...ours } = a;
  const { style: _theirs, ...theirs } = b;
  return isSameData(ours, theirs);
}

/** Compares JSON values, ignoring the order of keys, which a database may change. */
function isSameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    ours.length === theirs.size && ours.every(([key, value]) => isSameData(value, theirs.get(key)))
  );
}
