import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { useEffect, useState } from 'react';
import type { Saver } from '../../lib/saver.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { useRetry } from '../../lib/use-retry.ts';
import { needsLogo } from './project-logos.ts';
import type { Edit, ProjectSaver } from './project-saver.ts';
import { changeProject } from './send-project.ts';
import { unsavedEditOf, unsavedEditWriter } from './unsaved-edits.ts';

// Loaded for signed-in users only, so that the first view of others loads faster.
let loaded: typeof import('./project-saver.ts') | undefined;

export async function loadSavers(): Promise<void> {
  loaded ??= await import('./project-saver.ts');
}

/** Whether savers can be created. If not, their script loads for a signed-in user and the component renders again. */
export function useSaversReady(userId: number | undefined): boolean {
  const isReady = loaded !== undefined;
  useLazyModule(userId === undefined || isReady, loadSavers, m.codesNotLoaded);
  return isReady;
}

type SaverEvents = {
  userId: number;
  onSaved: (project: Project) => void;
  /** Called when an edit could not be saved. */
  onTrouble: (project: Project, error: unknown, isFirst: boolean) => void;
};

export type PartSaver = Pick<Saver<never, never>, 'flush' | 'discard'>;

/** The savers of a user's edited projects. They continue when another project is selected, so that no edit is lost. */
class ProjectSavers {
  readonly #savers = new Map<string, ProjectSaver>();
  /** The savers of other parts of projects, such as links. */
  readonly #parts = new Map<string, PartSaver>();
  /** The ids of projects that no longer exist. */
  readonly #gone = new Set<string>();
  /** The callbacks of the last caller, for savers that are created by an undone deletion. */
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
    const stored = unsavedEditOf(on.userId, project.id);
    const saver = new loaded.ProjectSaver({
      // A stored edit is sent with the version that it changed, so that the server can detect a conflict.
      project: stored?.project ?? project,
      unsaved: stored?.edit,
      store: unsavedEditWriter(on.userId, project),
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

  /** Sends pending edits, and tries again to save those that failed. */
  flushAll = (options?: { keepalive: boolean }): Promise<unknown> =>
    this.#isPaused
      ? Promise.resolve()
      : Promise.all(
          [...this.#savers.values(), ...this.#parts.values()].map((saver) => saver.flush(options)),
        );

  /** Stops sending while the session has ended, and then sends all unsaved edits. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.flushAll();
  }

  /** Records that a project no longer exists. */
  markGone(id: string): void {
    this.#gone.add(id);
  }

  /**
   * Ends the savers of a project, because it is being deleted or its unsaved edit continues elsewhere.
   * @returns a function that continues the unsaved edit of the restored project, with the version that it changed
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
      const unsaved = discarded?.unsaved; // read only now, because a pending request may have saved it meanwhile
      if (unsaved) this.#resume({ ...unsaved.saved, id: restored.id }, unsaved.edit);
    };
  }

  #resume(base: Project, edit: Edit): void {
    if (!this.#events) return;
    this.discard(base.id); // an existing saver would ignore `base`
    const saver = this.of(base, this.#events);
    saver.edit(edit);
    saver.commit();
  }

  /** Ends all savers when the user changes. Unsaved edits stay stored on this device. */
  discardAll(): void {
    for (const id of [...this.#savers.keys(), ...this.#parts.keys()]) this.discard(id);
  }

  /**
   * Updates the savers with the server's list. The saver of a missing project ends, unless it has an unsaved edit.
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
      else saver.flush(); // the answer shows whether the project still exists
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
