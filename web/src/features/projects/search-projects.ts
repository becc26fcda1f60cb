import type { Project } from '@everscan/contract/codes.schemas';
import { textOfCode, wordsOf } from '@everscan/core/content/search-text';
import { codeName } from '../../codes/code-name.ts';
import { findContentType } from '../../codes/content-types.ts';

/** The projects whose name, content or target contains every word of a search. Finds the same ones as the server. */
export function searchProjects(projects: readonly Project[], typed: string): readonly Project[] {
  const words = wordsOf(typed);
  if (words.length === 0) return projects;
  return projects.filter((project) => {
    const text = textOf(project);
    return words.every((word) => text.includes(word));
  });
}

function textOf(project: Project): string {
  const { type, data, link } = project;
  const fields = findContentType(type)?.fields ?? [];
  return textOfCode({ names: [codeName(project)], fields, data, link });
}
