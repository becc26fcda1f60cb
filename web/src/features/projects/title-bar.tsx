import type { Project } from '@everscan/contract/codes.schemas';
import { newCode } from '@everscan/messages/library';
import * as m from '@everscan/messages/projects';
import { useEffect, useReducer } from 'react';
import { Link } from 'react-router';
import { codeName } from '../../codes/code-name.ts';
import { formatAge } from '../../lib/date-time.ts';
import { RichText } from '../../ui/rich-text.tsx';

const MINUTE_MS = 60_000;

/** Says which saved code is on the screen, so that nobody overwrites it by accident. */
export default function TitleBar({ project }: { project: Project }) {
  const [, showAge] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(showAge, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const name = codeName(project);
  // A list that an earlier version of this site has cached contains no times.
  const { changedAt } = project as Partial<Project>;
  const age = changedAt && formatAge(changedAt, Date.now());
  return (
    <div className="flex min-w-0 items-center gap-x-1.5 text-muted text-sm leading-5">
      {/* Phones have no room for the verb. */}
      <p className="flex min-w-0 whitespace-pre max-sm:text-[0px] max-sm:[&>bdi]:text-sm">
        <RichText
          text={m.editing}
          parts={{
            name: () => (
              <bdi title={name} className="truncate font-medium text-ink">
                {name}
              </bdi>
            ),
          }}
        />
      </p>
      {changedAt && (
        <>
          <span aria-hidden>·</span>
          <p className="shrink-0">{age ? m.savedAgo(age) : m.savedJustNow}</p>
        </>
      )}
      <span aria-hidden>·</span>
      <Link
        to="/?code=new"
        className="relative shrink-0 rounded font-medium text-accent after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline hover:underline-offset-4"
      >
        {newCode}
      </Link>
    </div>
  );
}
