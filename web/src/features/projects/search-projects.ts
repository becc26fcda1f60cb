import type { Project } from '@everscan/contract/api/projects';
import { addressTitle } from '@everscan/core/content/url';
import { codeName } from '../../codes/code-name.ts';

/**
 * The projects whose name, content or target contains every word, whatever its case. A pasted address
 * loses its scheme and its last slash, because codes are stored without them.
 */
export function searchProjects(projects: readonly Project[], typed: string): readonly Project[] {
  const typedWords = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const words = typedWords.map((word) => addressTitle(word) || word);
  if (words.length === 0) return projects;
  return projects.filter((project) => {
    const text = searchText(project);
    return words.every((word) => text.includes(word));
  });
}

function searchText(project: Project): string {
  const { data, link } = project;
  return [codeName(project), link?.target, link?.code, ...textsOf(data)].join('\n').toLowerCase();
}

/** A password of a Wi-Fi is not searched. */
function textsOf(data: object): string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'password') return [];
    if (typeof value === 'object' && value) return textsOf(value);
    return typeof value === 'string' ? [value] : [];
  });
}
