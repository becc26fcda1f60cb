import type { Link, Project } from '@everscan/contract/codes.schemas';

/** What counts the versions that guard an edit. The server counts those of a code and of its link separately. */
export type Guard = 'code' | 'link';

export function versionOf({ version, link }: Project, guard: Guard): number {
  return guard === 'code' ? version : (link?.version ?? 0);
}

/** The newer halves of two states of a code, of which one may be a late answer. */
export function newer(a: Project, b: Project): Project {
  const code = b.version > a.version ? b : a;
  const link = versionOf(b, 'link') > versionOf(a, 'link') ? b.link : a.link;
  return code.link === link ? code : ({ ...code, link } as Project);
}

/** The code that an answer contains: whole, or only its link. */
export function withAnswer(project: Project, guard: Guard, answer: object): Project {
  return guard === 'link' ? { ...project, link: answer as Link } : (answer as Project);
}
