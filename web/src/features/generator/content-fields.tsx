import { CodeError } from '@everscan/core/code-error';
import { valueAt } from '@everscan/core/content/field-value';
import type { Content, ContentTypeId } from '@everscan/core/content/index';
import { holdsSample } from '@everscan/core/content/sample-fields';
import { withTyped } from '@everscan/core/content/symbol-text';
import { hasScheme } from '@everscan/core/content/url';
import * as m from '@everscan/messages/generator';
import { staticBenefit } from '@everscan/messages/links';
import * as ui from '@everscan/messages/ui';
import type { WordedField, WordedTextField } from '@everscan/messages/words/worded';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { findContentType, loadContentTypes, useContentType } from '../../codes/content-types.ts';
import { useFaultText } from '../../codes/fault-text.ts';
import { TYPING_PAUSE_MS, useAddressWarning } from '../../codes/use-address-warning.ts';
import { toast } from '../../lib/toasts.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DynamicParts } from './dynamic-parts.ts';
import { TypeTiles } from './type-tiles.tsx';
import type { OfferUndo } from './use-code-undo.ts';

type ContentFieldsProps = {
  content: Content;
  problem: CodeError | undefined;
  /** Shown below the field with too much content. */
  help: ReactNode;
  dynamic: Pick<DynamicParts, 'choice' | 'creation'>;
  /** The chosen content type while its script is loading. */
  loadingType: ContentTypeId | undefined;
  onLoadingType: (id: ContentTypeId | undefined) => void;
  /** Changes the code on the screen. May be called after these fields are unmounted. */
  onChange: (content: Content) => void;
  offerUndo: OfferUndo;
};

const loadRichField = () => import('./rich-field.tsx');
const loadExtraFields = () => import('./extra-fields.tsx');

/** The content type and its fields. A newly chosen type begins with its sample. */
export function ContentFields(props: ContentFieldsProps) {
  const { content, help, dynamic, loadingType, onLoadingType, onChange, offerUndo } = props;
  const type = useContentType(content.type);
  const chosenId = useRef<ContentTypeId>(undefined);
  const latest = useLatest({ content, type });
  function change(path: string, value: string | boolean) {
    if (!type) return;
    const data = withTyped(type, content.data, path, value);
    onChange({ type: content.type, data } as Content);
  }
  async function handleType(id: ContentTypeId) {
    chosenId.current = id;
    if (!findContentType(id)) {
      onLoadingType(id);
      try {
        await loadContentTypes();
      } catch {
        toast('error', ui.errorTitle, m.contentTypeTryAgain);
      }
      onLoadingType(undefined);
    }
    const { content: before, type: typeBefore } = latest.current;
    const next = findContentType(id);
    if (!next || chosenId.current !== id || id === before.type) return;
    onChange({ type: id, data: next.sample } as Content);
    if (!typeBefore || before.data === typeBefore.sample) return;
    offerUndo(m.contentReplaced(typeBefore.label), m.sampleShown, () => onChange(before));
  }
  const fields = type?.fields.filter((field) => field.isShown?.(content.data) ?? true) ?? [];
  const problem = props.problem && atField(props.problem, fields, content.data);
  // An empty field shows no error, because the preview says what to enter.
  const error = useFaultText(problem?.reason === 'empty' ? undefined : problem?.fault);
  const extras = fields.filter(({ isExtra }) => isExtra);
  const gridOf = (shown: typeof fields) => (
    <div className="grid gap-x-4 gap-y-5 @min-[400px]:grid-cols-2">
      {shown.map((field) => (
        <div key={field.name} className={isWide(field) ? '@min-[400px]:col-span-2' : ''}>
          <FieldInput
            field={field}
            value={valueAt(content.data, field.name) ?? ''}
            isSample={type !== undefined && holdsSample(type, content.data, field)}
            onChange={(value) => change(field.name, value)}
            error={problem?.field === field.name ? error : undefined}
            isTentative={problem?.reason === 'local-name'}
          />
          {help && problem?.field === field.name && <div className="mt-2">{help}</div>}
        </div>
      ))}
    </div>
  );
  return (
    <div className="space-y-6">
      <TypeTiles
        value={loadingType ?? content.type}
        onApproach={() => loadContentTypes().catch(() => {})}
        onChange={handleType}
      />
      {/* Has the height of the prerendered fields, while the content type of a restored draft is loading. */}
      {!type && <div className="h-56 @min-[400px]:h-40" />}
      {type && (dynamic.creation?.field ?? gridOf(fields.filter(({ isExtra }) => !isExtra)))}
      {content.type === 'url' && dynamic.choice}
      {dynamic.creation?.form}
      {extras.length > 0 && (
        <LazyPart
          load={loadExtraFields}
          isNeeded={extras.some(({ name }) => valueAt(content.data, name))}
        >
          {gridOf(extras)}
        </LazyPart>
      )}
      {/* Web addresses have a choice instead. */}
      {type && content.type !== 'url' && <p className="text-muted text-sm">{staticBenefit}</p>}
    </div>
  );
}

type FieldInputProps = {
  field: WordedField;
  value: string | boolean;
  isSample: boolean;
  onChange: (value: string | boolean) => void;
  error: string | undefined;
  /** Whether the error may be only that the person has not finished typing. */
  isTentative: boolean;
};

function FieldInput({ field, isSample, isTentative, ...rest }: FieldInputProps) {
  const input = PLAIN[field.input];
  if (field.input === 'url') return <UrlInput {...{ field, isTentative, ...rest }} />;
  if (!input) return <LazyPart load={loadRichField} field={field} isSample={isSample} {...rest} />;
  const { name, label, hint, prefix, placeholder, autoComplete = 'off' } = field as WordedTextField;
  const text = { name, label, hint, prefix, placeholder, autoComplete };
  return <TextField {...text} {...input} {...rest} value={String(rest.value)} />;
}

/** Says nothing about an address while it is typed. */
function UrlInput({ field, isTentative, error, ...rest }: Omit<FieldInputProps, 'isSample'>) {
  const value = String(rest.value);
  const isTyping = useDebounced(value, TYPING_PAUSE_MS) !== value;
  const { name, label, hint, prefix, placeholder, autoComplete } = field as WordedTextField;
  return (
    <TextField
      {...{ name, label, hint, placeholder, autoComplete }}
      {...PLAIN.url}
      {...rest}
      value={value}
      prefix={hasScheme(value) ? undefined : prefix}
      error={isTentative && isTyping ? undefined : error}
      warning={useAddressWarning(value)}
    />
  );
}

/** Single-line inputs. `type=url` rejects addresses without a scheme, so a URL is a text field. */
const PLAIN: Partial<Record<WordedField['input'], ComponentProps<'input'>>> = {
  text: { type: 'text' },
  email: { type: 'email', dir: 'ltr' },
  tel: { type: 'tel', dir: 'ltr' },
  date: { type: 'date' },
  time: { type: 'time' },
  // `type=number` discards texts that are not numbers, and rejects a decimal comma.
  number: { type: 'text', inputMode: 'decimal', dir: 'ltr' },
  url: { type: 'text', inputMode: 'url', dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
};

function isWide({ input }: WordedField): boolean {
  return input === 'url' || input === 'textarea' || input === 'checkbox';
}

/** The problem with the field that it is about. Of content that is too large, this is the longest field. */
function atField(problem: CodeError, fields: readonly WordedField[], data: object): CodeError {
  if (problem.reason !== 'data-too-large' || problem.field) return problem;
  const lengthOf = ({ name }: WordedField) => String(valueAt(data, name) ?? '').length;
  const [longest] = fields.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return new CodeError(problem.reason, problem.fault, longest?.name);
}
