import type { ChangedPart, CodeState, Utm } from '@everscan/contract/codes.schemas';
import { valueAt } from '@everscan/core/content/field-value';
import type { Content, ContentTypeId } from '@everscan/core/content/index';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/history';
import * as links from '@everscan/messages/links';
import type { WordedField } from '@everscan/messages/words/worded';
import type { ReactNode } from 'react';
import { useContentType } from '../../codes/content-types.ts';
import { formatTime } from '../../lib/date-time.ts';
import { DesignPicture } from './design-picture.tsx';

type PartValuesProps = {
  part: ChangedPart;
  /** The values before or after a change; `others` has those on the other side. */
  values: CodeState;
  others: CodeState;
  /** The current content of the code, for pictures of its designs. */
  content: Content;
  /** The title of a picture. */
  title: string;
};

/** The values of a part of a code, before or after a change. */
export function PartValues({ part, values, others, content, title }: PartValuesProps) {
  switch (part) {
    case 'title':
      return <Text>{values.title}</Text>;
    case 'content':
      return <ContentValues values={values} others={others} />;
    case 'design':
      return <DesignPicture content={content} design={values.design as Design} title={title} />;
    case 'target': {
      const tags = tagsOf(values.utm);
      const differ = tags !== tagsOf(others.utm);
      return (
        <>
          <Text>{values.target}</Text>
          {differ && <Line label={links.utmTags}>{tags || m.nothing}</Line>}
        </>
      );
    }
    case 'query':
      return <Text>{values.passesQuery ? m.yes : m.no}</Text>;
    case 'state':
      return (
        <>
          <Text>{values.state === 'paused' ? links.paused : links.active}</Text>
          {values.pauseText !== others.pauseText && (
            <Line label={links.pauseText}>{values.pauseText || m.nothing}</Line>
          )}
        </>
      );
    case 'schedule':
      return (
        <>
          <Text>{scheduleOf(values)}</Text>
          {values.fallback !== others.fallback && (
            <Line label={links.fallback}>{values.fallback ?? m.nothing}</Line>
          )}
        </>
      );
  }
}

type Sides = Pick<PartValuesProps, 'values' | 'others'>;

/** The fields that differ, or all fields with a value if the content type has changed. */
function ContentValues({ values, others }: Sides) {
  const type = useContentType(values.type as ContentTypeId);
  if (!type) return null;
  const isSameType = values.type === others.type;
  const fields = type.fields.filter((field) => {
    const value = fieldValue(field, values);
    return isSameType ? value !== fieldValue(field, others) : value !== '' && value !== false;
  });
  return (
    <>
      {!isSameType && <Text>{type.label}</Text>}
      {fields.map((field) =>
        isSameType && type.fields.length === 1 ? (
          <Text key={field.name}>{textOf(field, values) || m.nothing}</Text>
        ) : (
          <Line key={field.name} label={field.label}>
            {textOf(field, values) || m.nothing}
          </Line>
        ),
      )}
    </>
  );
}

function fieldValue(field: WordedField, { data = {} }: CodeState): string | boolean {
  return valueAt(data, field.name) ?? '';
}

function textOf(field: WordedField, values: CodeState): string {
  const value = fieldValue(field, values);
  if (field.input === 'checkbox') return value === true ? m.yes : m.no;
  if (field.input === 'select') {
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  }
  return field.input === 'password' && value !== '' ? '••••••••' : String(value);
}

function tagsOf(utm: Utm = {}): string {
  return Object.entries(utm)
    .filter(([, value]) => value)
    .map(([name, value]) => `utm_${name}=${value}`)
    .join('&');
}

function scheduleOf({ startsAt, endsAt }: CodeState): string {
  if (startsAt && endsAt) return links.scheduleFromUntil(formatTime(startsAt), formatTime(endsAt));
  if (startsAt) return links.scheduleFrom(formatTime(startsAt));
  return endsAt ? links.scheduleUntil(formatTime(endsAt)) : links.noSchedule;
}

function Text({ children }: { children: ReactNode }) {
  return (
    <span className="block whitespace-pre-line break-words [overflow-wrap:anywhere]">
      <bdi>{children}</bdi>
    </span>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="block whitespace-pre-line [overflow-wrap:anywhere]">
      <span className="text-muted">{label}</span> <bdi>{children}</bdi>
    </span>
  );
}
