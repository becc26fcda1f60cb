import type { JobPreview } from '@everscan/contract/codes.schemas';
import { limits } from '@everscan/contract/limits';
import * as m from '@everscan/messages/library-jobs';
import { textTooLong } from '@everscan/messages/validation';
import { findErrorText } from '@everscan/messages/words/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { ActionFormProps } from './action-forms.tsx';
import { ActionFrame } from './action-frame.tsx';
import { previewJob } from './job-calls.ts';

/** Debounce: the preview is requested when the text has not changed for this long. */
const PAUSE_MS = 250;

type TextAction = Parameters<typeof previewJob>[1];

/** Replaces a part of the targets, with a preview of each code. */
export function ReplaceForm({ selection, count, onRun, onClose }: ActionFormProps) {
  const [find, setFind] = useState('');
  const [replace, setReplace] = useState('');
  const action = { do: 'replace-in-target', find, replace } as const;
  const [findError, replaceError] = [find, replace].map(lengthError);
  const isReady = find !== '' && !findError && !replaceError;
  const preview = usePreview(selection, isReady ? action : undefined);
  const field = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
  return (
    <ActionFrame
      {...{ count, onClose, title: m.replaceInTargets, submitLabel: m.replace }}
      isWide
      isDisabled={!preview.isCurrent || !preview.data?.changing}
      onSubmit={() => onRun(action)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field}
          label={m.find}
          name="find"
          value={find}
          onChange={setFind}
          error={findError}
        />
        <TextField
          {...field}
          label={m.replaceWith}
          name="replace"
          value={replace}
          onChange={setReplace}
          error={replaceError}
        />
      </div>
      <p className="text-muted text-sm leading-5">{m.replaceHint}</p>
      <Preview {...preview} />
    </ActionFrame>
  );
}

/** Names the codes by a pattern, with a preview of each. */
export function RenameForm({ selection, count, onRun, onClose }: ActionFormProps) {
  const [pattern, setPattern] = useState('{title}');
  const action = { do: 'rename', pattern } as const;
  const error = lengthError(pattern);
  const preview = usePreview(selection, pattern.trim() === '' || error ? undefined : action);
  return (
    <ActionFrame
      {...{ count, onClose, title: m.rename, submitLabel: m.rename }}
      isWide
      isDisabled={!preview.isCurrent || !preview.data?.changing}
      onSubmit={() => onRun(action)}
    >
      <TextField
        label={m.pattern}
        name="pattern"
        hint={m.patternHint}
        autoComplete="off"
        value={pattern}
        onChange={setPattern}
        error={error}
      />
      <Preview {...preview} />
    </ActionFrame>
  );
}

/** Fields do not truncate a pasted text, because only its beginning would then be replaced in the targets. */
function lengthError(text: string): string | undefined {
  const maxLength = limits.jobTextMaxLength;
  return text.length > maxLength ? textTooLong(maxLength) : undefined;
}

/** The preview of the typed change, after a pause in typing. */
function usePreview(selection: ActionFormProps['selection'], typed: TextAction | undefined) {
  const text = typed && JSON.stringify(typed);
  const settled = useDebounced(text, PAUSE_MS);
  const action = settled === undefined ? undefined : (JSON.parse(settled) as TextAction);
  const query = useQuery<JobPreview>({
    queryKey: ['library-preview', selection, settled],
    queryFn: ({ signal }) => previewJob(selection, action as TextAction, signal),
    enabled: action !== undefined,
    placeholderData: (shown: JobPreview | undefined) => (action ? shown : undefined),
    retry: false,
    gcTime: 0,
  });
  const { data, isError, isPlaceholderData } = query;
  /** Whether the preview belongs to the text that is in the field now. */
  const isCurrent = settled === text && !isPlaceholderData;
  return { data, isError, isCurrent };
}

type PreviewProps = Pick<ReturnType<typeof usePreview>, 'data' | 'isError'>;

function Preview({ data, isError }: PreviewProps) {
  if (isError) return <p className="text-danger text-sm">{m.previewFailed}</p>;
  if (!data) return <div className="h-64" />;
  const { changing, total, rows } = data;
  return (
    <section
      aria-label={m.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
      tabIndex={0}
      className="h-64 overflow-y-auto rounded-lg border border-line"
    >
      <p role="status" className="sticky top-0 bg-raised px-3 py-2 font-medium text-sm">
        {m.previewOf(changing, total)}
      </p>
      <table className="w-full table-fixed text-start text-xs leading-5">
        <thead className="sr-only">
          <tr>
            <th scope="col">{m.before}</th>
            <th scope="col">{m.after}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ id, before, after, error }) => (
            <tr key={id} className="align-top">
              <td className="break-words px-3 py-2 text-muted">
                <bdi>{before}</bdi>
              </td>
              <td className={`break-words px-3 py-2 ${error ? 'text-danger' : ''}`}>
                {error ? (findErrorText(error) ?? error.error) : <bdi>{after}</bdi>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > rows.length && (
        <p className="px-3 py-2 text-muted text-xs">{m.moreRows(total - rows.length)}</p>
      )}
    </section>
  );
}
