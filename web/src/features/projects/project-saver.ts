import type { ChangeProjectBody, NewLink, Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { CallError } from '../../lib/call.ts';
import { Saver, type SaverModel, type SaverOptions } from '../../lib/saver.ts';

/** The parts of a project that the editor changes. */
export type Edit = Pick<Project, 'type' | 'style' | 'data' | 'design'> & {
  /** True if a file of the code was made; otherwise it is absent and not sent. */
  isDownloaded?: boolean | undefined;
};

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
  isSaved: (edit, { isDownloaded }) => !edit.isDownloaded || isDownloaded !== false,
  theirsIn: ({ body }) => body.project as Project | undefined,
  fit: (edit, project) => (project.link ? withContentOf(project, edit) : edit),
};

/** Saves the edits of one project. */
export class ProjectSaver extends Saver<Project, Edit> {
  readonly id: string;
  readonly #send: ProjectSaverOptions['send'];

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
   * @throws {CallError} also when the edits cannot be saved, because the code would then have an older design
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

/** The edit without its content: that of a dynamic code cannot change, because its symbol may be printed. */
function withContentOf({ type, data }: Project, edit: Edit): Edit {
  return { ...edit, type, data } as Edit;
}

function isSame(a: Edit, b: Edit): boolean {
  // The design already contains the style, and marking a download is not an edit.
  const { style: _ours, isDownloaded: _mine, ...ours } = a;
  const { style: _theirs, isDownloaded: _other, ...theirs } = b;
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
