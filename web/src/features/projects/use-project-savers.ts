import type { Project } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import { useEffect, useState } from 'react';
import type { Saver } from '../../lib/saver.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { useRetry } from '../../lib/use-retry.ts';
import { needsLogo } from './project-logos.ts';
import type { Edit, ProjectSaver } from './project-saver.ts';
import { changeProject } from './send-project.ts';
import { unsavedEditKeeper, unsavedEditOf } from './unsaved-edits.ts';

// Loaded for signed-in users only, which keeps it out of the first view.
let loaded: typeof import('./project-saver.ts') | undefined;

export async function loadSavers(): Promise<void> {
  loaded ??= await import('./project-saver.ts');
}

/** Whether savers can be made. If not, and somebody is signed in, they load and the component renders again. */
export function useSaversReady(userId: number | undefined): boolean {
  const isReady = loaded !== undefined;
  useLazyModule(userId === undefined || isReady, loadSavers, m.codesNotLoaded);
  return isReady;
}

type SaverEvents = {
  userId: number;
  onSaved: (project: Project) => void;
  /** The last edit could not be saved. */
  onTrouble: (project: Project, error: unknown, isFirst: boolean) => void;
};

export type PartSaver = Pick<Saver<never, never>, 'flush' | 'discard'>;

/** One saver per edited project of a user. It outlives the selection, so that no edit is lost. */
class ProjectSavers {
  readonly #savers = new Map<string, ProjectSaver>();
  /** Savers of other parts of projects, such as links. */
  readonly #parts = new Map<string, PartSaver>();
  /** Projects that the server no longer has. */
  readonly #gone = new Set<string>();
  /** What the savers report to. */
  #events: SaverEvents | undefined;
  #isPaused = false;

  find(id: string | undefined): ProjectSaver | undefined {
    return this.#savers.get(id ?? '');
  }

  of(project: Project, on: SaverEvents): ProjectSaver {
    this.#events = on;
    const known = this.#savers.get(project.id);
    if (known) return known;
    if (!loaded) throw new Error('Load the savers first');
    const kept = unsavedEditOf(on.userId, project.id);
    const saver = new loaded.ProjectSaver({
      // The server compares the version that the edit changed with its own, which may be newer.
      project: kept?.project ?? project,
      unsaved: kept?.edit,
      keep: unsavedEditKeeper(on.userId, project),
      send: changeProject,
      onSaved: on.onSaved,
      onTrouble: (error, isFirst) => on.onTrouble(project, error, isFirst),
    });
    this.#savers.set(project.id, saver);
    return saver;
  }

  part<Part extends PartSaver>(projectId: string, create: () => Part): Part {
    const saver = this.#parts.get(projectId) ?? create();
    this.#parts.set(projectId, saver);
    return saver as Part;
  }

  /** Sends what is pending, and tries again what could not be saved. */
  flushAll = (options?: { keepalive: boolean }): Promise<unknown> =>
    this.#isPaused
      ? Promise.resolve()
      : Promise.all(
          [...this.#savers.values(), ...this.#parts.values()].map((saver) => saver.flush(options)),
        );

  /** Sends nothing while the session has ended, and then what waits. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.flushAll();
  }

  /** The server no longer has this project of the user. */
  markGone(id: string): void {
    this.#gone.add(id);
  }

  /**
   * The project is being deleted here, or its unsaved edit continues elsewhere.
   * @returns continues that edit once the project is restored, on top of the version that it changed
   */
  discard(id: string): (restored: Project) => void {
    const saver = this.#savers.get(id);
    const discarded = saver?.isUnsaved ? saver : undefined;
    for (const savers of [this.#savers, this.#parts]) {
      savers.get(id)?.discard();
      savers.delete(id);
    }
    this.#gone.delete(id);
    return (restored) => {
      const unsaved = discarded?.unsaved; // not earlier: its last request may have ended since
      if (unsaved) this.#resume({ ...unsaved.saved, id: restored.id }, unsaved.edit);
    };
  }

  #resume(base: Project, edit: Edit): void {
    if (!this.#events) return;
    this.discard(base.id); // a saver of the restored version would overwrite that
    const saver = this.of(base, this.#events);
    saver.edit(edit);
    saver.commit();
  }

  /** Another user, or nobody, is signed in. Unsaved edits stay on this device. */
  discardAll(): void {
    for (const id of [...this.#savers.keys(), ...this.#parts.keys()]) this.discard(id);
  }

  /**
   * Updates the savers from the server's list. A saver whose project is gone ends, unless it has an unsaved edit.
   * @returns the savers with an unsaved edit of a project that was deleted on another device
   */
  receive(projects: readonly Project[]): ProjectSaver[] {
    const byId = new Map(projects.map((project) => [project.id, project]));
    const orphans: ProjectSaver[] = [];
    for (const [id, saver] of this.#savers) {
      const project = byId.get(id);
      if (project) {
        if (!needsLogo(project)) saver.receive(project);
      } else if (!saver.isUnsaved) this.discard(id);
      else if (this.#gone.has(id)) orphans.push(saver);
      else saver.flush(); // the server may say that it is gone
    }
    return orphans;
  }
}

/** Sends pending edits when the page is hidden or left, when the connection is back, and from time to time. */
export function useProjectSavers(): ProjectSavers {
  const [savers] = useState(() => new ProjectSavers());
  useRetry(true, () => savers.flushAll());
  useEffect(() => {
    const handleHide = () => {
      if (document.visibilityState === 'hidden') savers.flushAll({ keepalive: true });
    };
    document.addEventListener('visibilitychange', handleHide);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      savers.flushAll();
    };
  }, [savers]);
  return savers;
}
