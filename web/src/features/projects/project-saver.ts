import type { NewLink } from '@everscan/contract/api/links';
import type { ChangeProjectBody, Project } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import { CallError } from '../../lib/call.ts';
import { Saver, type SaverModel, type SaverOptions } from '../../lib/saver.ts';

/** What the editor changes of a project. */
export type Edit = Pick<Project, 'type' | 'style' | 'data' | 'design'> & {
  /** True once a file of the code was made; never sent otherwise. */
  isDownloaded?: boolean | undefined;
};

/** An edit that the server does not have, and the version that it changed. */
export type UnsavedEdit = { readonly project: Project; readonly edit: Edit };

type ProjectSaverOptions = Pick<
  SaverOptions<Project, Edit>,
  'unsaved' | 'onSaved' | 'onTrouble' | 'delayMs'
> & {
  project: Project;
  send: (id: string, body: ChangeProjectBody, options: { keepalive: boolean }) => Promise<Project>;
  keep: (unsaved: UnsavedEdit | undefined) => void;
};

const model: SaverModel<Project, Edit> = {
  editOf,
  isSame,
  isSaved: (edit, { isDownloaded }) => !edit.isDownloaded || isDownloaded !== false,
  theirsIn: ({ body }) => body.project as Project | undefined,
  fit: (edit, project) => (project.link ? withContentOf(project, edit) : edit),
};

/** One project as it is on this screen. */
export class ProjectSaver extends Saver<Project, Edit> {
  readonly id: string;
  readonly #send: ProjectSaverOptions['send'];

  constructor({ project, send, keep, ...options }: ProjectSaverOptions) {
    super(model, {
      ...options,
      saved: project,
      keep: (unsaved) => keep(unsaved && { project: unsaved.saved, edit: unsaved.edit }),
      send(edit, saved, { keepalive }) {
        const { type, data, ...look } = edit;
        const changed = saved.link ? look : edit;
        const body = { ...changed, version: saved.version } as ChangeProjectBody;
        return send(project.id, body, { keepalive });
      },
    });
    this.id = project.id;
    this.#send = send;
  }

  get project(): Project {
    return this.saved;
  }

  override edit(given: Edit): void {
    const { isDownloaded } = this.getState().edit;
    const edit = this.saved.link ? withContentOf(this.saved, given) : given;
    super.edit({ ...(isDownloaded && { isDownloaded }), ...edit });
  }

  /**
   * Saves pending edits, and then makes the code dynamic.
   * @throws {CallError} also when the edits cannot be saved: the file would show an older design
   */
  async addLink(link: NewLink): Promise<Project> {
    await this.commit();
    if (this.isUnsaved) throw new CallError(m.editsNotSaved);
    const { version } = this.project;
    const project = await this.#send(this.id, { link, version }, { keepalive: false });
    this.continueFrom(project);
    return project;
  }

  /** Records that a file of the code exists, so that it stays static. */
  markDownloaded(): void {
    const { isDownloaded, link } = this.saved;
    if (isDownloaded === false && !link) this.edit({ ...this.getState().edit, isDownloaded: true });
  }
}

function editOf({ type, style, data, design }: Project): Edit {
  return { type, style, data, design } as Edit;
}

/** The content of a dynamic code stays: its symbol may be printed. */
function withContentOf({ type, data }: Project, edit: Edit): Edit {
  return { ...edit, type, data } as Edit;
}

function isSame(a: Edit, b: Edit): boolean {
  // The design contains the style, and a mark is not an edit.
  const { style: _ours, isDownloaded: _mine, ...ours } = a;
  const { style: _theirs, isDownloaded: _other, ...theirs } = b;
  return isSameData(ours, theirs);
}

/** Ignores the order of keys, which a database may change. */
function isSameData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    ours.length === theirs.size && ours.every(([key, value]) => isSameData(value, theirs.get(key)))
  );
}
