import type { LibraryCode, Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { codeName } from '../../codes/code-name.ts';
import { useCodeSearch } from '../../codes/use-code-search.ts';
import { ProjectListSkeleton } from './project-list-skeleton.tsx';
import { searchProjects } from './search-projects.ts';

const MAX_RESULTS = 20;

type FoundCodesProps = {
  userId: number;
  search: string;
  /** The newest codes, which are searched instead if the server does not answer. */
  projects: readonly Project[];
  selectedId: string | undefined;
  onOpen: (id: string) => void;
};

/** The codes that match a search, including codes that are not in the list. */
export function FoundCodes({ userId, search, projects, selectedId, onOpen }: FoundCodesProps) {
  const { hasFailed, ...found } = useCodeSearch(userId, search, MAX_RESULTS);
  const codes = hasFailed ? searchProjects(projects, search) : found.codes;
  if (!codes) return <ProjectListSkeleton />;
  return (
    <>
      {hasFailed && <p className="mb-2 px-1 text-muted text-sm">{m.searchedNewest}</p>}
      <ul aria-label={m.listLabel} className="-mx-2 space-y-0.5">
        {codes.map((code) => (
          <FoundCode
            key={code.id}
            code={code}
            isSelected={code.id === selectedId}
            onOpen={() => onOpen(code.id)}
          />
        ))}
      </ul>
      <p role="status" className={codes.length > 0 ? 'sr-only' : 'px-1 py-2 text-muted text-sm'}>
        {codes.length > 0 ? m.found(codes.length) : m.noMatch(search.trim())}
      </p>
    </>
  );
}

type FoundCodeProps = { code: LibraryCode | Project; isSelected: boolean; onOpen: () => void };

function FoundCode({ code, isSelected, onOpen }: FoundCodeProps) {
  const name = codeName(code);
  return (
    <li className={`rounded-lg ${isSelected ? 'bg-accent-soft' : 'hover:bg-raised'}`}>
      <button
        type="button"
        aria-current={isSelected ? 'true' : undefined}
        title={name}
        onClick={onOpen}
        className="flex h-12 w-full flex-col justify-center rounded-lg px-2.5 text-start text-sm leading-5"
      >
        <bdi className="block w-full truncate">{name}</bdi>
        {code.link && (
          <span className="block w-full truncate text-muted text-xs leading-4">{m.dynamic}</span>
        )}
      </button>
    </li>
  );
}
