import type { Project } from '@everscan/contract/api/projects';

/** The projects whose title, content or target contains every word, whatever its case. */
export function searchProjects(projects: readonly Project[], typed: string): readonly Project[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return projects;
  return projects.filter((project) => {
    const text = searchText(project);
    return words.every((word) => text.includes(word));
  });
}

function searchText({ title, data, link }: Project): string {
  return [title, link?.target, link?.code, ...textsOf(data)].join('\n').toLowerCase();
}

/** A password of a Wi-Fi is not searched. */
function textsOf(data: object): string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'password') return [];
    if (typeof value === 'object' && value) return textsOf(value);
    return typeof value === 'string' ? [value] : [];
  });
}
