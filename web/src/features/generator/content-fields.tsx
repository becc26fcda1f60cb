import type { CodeError } from '@everscan/core/code-error';
import type { Field, TextField as TextFieldModel } from '@everscan/core/content/content-type';
import { valueAt, withValue } from '@everscan/core/content/field-value';
import { firstTypes } from '@everscan/core/content/first-types';
import type { Content } from '@everscan/core/content/index';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { findContentType, loadContentTypes, useContentType } from '../../codes/content-types.ts';
import { toast } from '../../lib/toasts.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DynamicParts } from './dynamic-parts.ts';

type ContentFieldsProps = {
  content: Content;
  problem: CodeError | undefined;
  dynamic: Pick<DynamicParts, 'choice' | 'form'>;
  onChange: (content: Content) => void;
};

type ContentTypeId = Content['type'];

const firstOptions = firstTypes.map(({ id, label }) => ({ value: id as ContentTypeId, label }));

async function loadMoreTypes() {
  const [part] = await Promise.all([import('./more-types.tsx'), loadContentTypes()]);
  return part;
}
const loadRichField = () => import('./rich-field.tsx');

/** The content type and its fields. A newly chosen type begins with its sample. */
export function ContentFields({ content, problem, dynamic, onChange }: ContentFieldsProps) {
  const type = useContentType(content.type);
  const [isOpen, setOpen] = useState(false);
  function change(path: string, value: string | boolean) {
    if (!type) return;
    const data = type.normalise(withValue(content.data, path, value));
    onChange({ type: content.type, data } as Content);
  }
  function handleType(id: ContentTypeId) {
    const next = findContentType(id);
    if (!next || id === content.type) return;
    onChange({ type: id, data: next.sample } as Content);
    if (!type || content.data === type.sample) return;
    toast('info', `${type.label} replaced`, 'The fields show a sample now.', {
      label: 'Undo',
      run: () => onChange(content),
    });
  }
  const isFormShown = content.type === 'url' && dynamic.form !== undefined;
  const isFirst = firstOptions.some(({ value }) => value === content.type);

  return (
    <div className="space-y-6">
      <div className="space-y-3">
        <RadioCards
          label="Content type"
          options={firstOptions}
          value={content.type}
          onChange={handleType}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 items-center gap-1.5 rounded-md font-medium text-muted text-sm hover:text-ink"
        >
          More types{!isFirst && type && `: ${type.label}`}
          <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
        {isOpen && <LazyPart load={loadMoreTypes} value={content.type} onChange={handleType} />}
      </div>
      {content.type === 'url' && dynamic.choice}
      {isFormShown ? (
        dynamic.form
      ) : (
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {type?.fields
            .filter((field) => field.isShown?.(content.data) ?? true)
            .map((field) => (
              <div key={field.name} className={isWide(field) ? 'sm:col-span-2' : ''}>
                <FieldInput
                  field={field}
                  value={valueAt(content.data, field.name) ?? ''}
                  onChange={(value) => change(field.name, value)}
                  error={errorOf(field.name, problem)}
                />
              </div>
            ))}
        </div>
      )}
    </div>
  );
}

type FieldInputProps = {
  field: Field;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
  error: string | undefined;
};

function FieldInput({ field, ...rest }: FieldInputProps) {
  const input = PLAIN[field.input];
  if (!input) return <LazyPart load={loadRichField} field={field} {...rest} />;
  const { name, label, hint, prefix, placeholder, autoComplete = 'off' } = field as TextFieldModel;
  const text = { name, label, hint, prefix, placeholder, autoComplete };
  return <TextField {...text} {...input} {...rest} value={String(rest.value)} />;
}

/** Single-line inputs. `type=url` rejects addresses without a scheme, so a URL is a text field. */
const PLAIN: Partial<Record<Field['input'], ComponentProps<'input'>>> = {
  text: { type: 'text' },
  email: { type: 'email' },
  tel: { type: 'tel' },
  date: { type: 'date' },
  time: { type: 'time' },
  // `type=number` drops texts that are not numbers, and rejects a comma.
  number: { type: 'text', inputMode: 'decimal' },
  url: { type: 'text', inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
};

function isWide({ input }: Field): boolean {
  return input === 'url' || input === 'textarea' || input === 'checkbox';
}

/** An empty field shows no error yet: the preview says what to enter. */
function errorOf(field: string, problem: CodeError | undefined): string | undefined {
  return problem?.field === field && problem.reason !== 'empty' ? problem.message : undefined;
}
