import type { Project } from '@everscan/contract/codes.schemas';
import { searchText, wordsOf } from '@everscan/core/content/search-text';
import { codeName } from '../../codes/code-name.ts';

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
  const { data, link } = project;
  return searchText([codeName(project), link?.target, link?.code, ...textsOf(data)].join(' '));
}

/** The texts of a content that are searched: all except the password of a Wi-Fi network. */
function textsOf(data: object): string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'password') return [];
    if (typeof value === 'object' && value) return textsOf(value);
    return typeof value === 'string' ? [value] : [];
  });
}
