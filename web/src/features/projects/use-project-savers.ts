import type { Project } from '@everscan/contract/api/projects';
import { useEffect, useState } from 'react';
import { changeProject } from './project-calls.ts';
import { needsLogo } from './project-logos.ts';
import { ProjectSaver } from './project-saver.ts';

type SaverEvents = {
  onSaved: (project: Project) => void;
  /** The last edit could not be saved. */
  onTrouble: (project: Project) => void;
};

/** One saver per edited project. It outlives the selection, so that no edit is lost. */
class ProjectSavers {
  readonly #savers = new Map<string, ProjectSaver>();

  find(id: string | undefined): ProjectSaver | undefined {
    return this.#savers.get(id ?? '');
  }

  of(project: Project, on: SaverEvents): ProjectSaver {
    const known = this.#savers.get(project.id);
    if (known) return known;
    const saver = new ProjectSaver({
      project,
      send: changeProject,
      onSaved: on.onSaved,
      onTrouble: () => on.onTrouble(project),
    });
    this.#savers.set(project.id, saver);
    return saver;
  }

  flushAll = (options?: { keepalive: boolean }): Promise<unknown> =>
    Promise.all([...this.#savers.values()].map((saver) => saver.flush(options)));

  /** Takes over a list from the server; the savers of projects that are gone end. */
  receive(projects: readonly Project[] | undefined): void {
    const byId = new Map(projects?.map((project) => [project.id, project]));
    for (const [id, saver] of this.#savers) {
      const project = byId.get(id);
      if (project) {
        if (!needsLogo(project)) saver.receive(project);
      } else {
        saver.discard();
        this.#savers.delete(id);
      }
    }
  }
}

/** Sends pending edits when the page is hidden or left, and when the connection is back. */
export function useProjectSavers(): ProjectSavers {
  const [savers] = useState(() => new ProjectSavers());
  useEffect(() => {
    const handleHide = () => {
      if (document.visibilityState === 'hidden') savers.flushAll({ keepalive: true });
    };
    const handleOnline = () => savers.flushAll();
    document.addEventListener('visibilitychange', handleHide);
    addEventListener('online', handleOnline);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      removeEventListener('online', handleOnline);
      savers.flushAll();
    };
  }, [savers]);
  return savers;
}
