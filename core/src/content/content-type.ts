import type { ErrorCorrectionLevel } from '../encode/level.ts';

type FieldBase<Data> = {
  /** Path of the value inside the content's data: `url`, `vcard.firstName`. Unique in the app. */
  readonly name: string;
  /** Whether the field applies to this data; if missing, it always applies. A hidden value is kept. */
  isShown?(data: Data): boolean;
  /** Offered below “More fields”. Its value may be missing from the data, which means empty. */
  readonly isExtra?: boolean;
};

/** Text input: a string in the data. */
export type TextField<Data = object> = FieldBase<Data> & {
  readonly input:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'date'
    | 'time'
    | 'password'
    | 'textarea';
  /** Fixed text shown before the input; not part of the value. */
  readonly prefix?: string;
  /** An example that is the same in every language. */
  readonly placeholder?: string;
  /** Longest value accepted, in UTF-16 code units, as `String.length` and `maxlength` count. */
  readonly maxLength: number;
  /** The `autocomplete` token of the HTML standard; `off` if missing. */
  readonly autoComplete?: string;
};

/** Choice of one option: a string in the data. The first option is the default. */
export type SelectField<Data = object> = FieldBase<Data> & {
  readonly input: 'select';
  readonly options: readonly { readonly value: string }[];
};

/** Yes or no: a boolean in the data. */
export type CheckboxField<Data = object> = FieldBase<Data> & { readonly input: 'checkbox' };

/** One input of a content type's form. Its words are where the form is shown. */
export type Field<Data = object> = TextField<Data> | SelectField<Data> | CheckboxField<Data>;

/**
 * Which rules the text of a symbol follows. Content without the mark follows today's. Content saved before they were
 * introduced carries `rules: 1` if it is drawn otherwise under today's rules, and is drawn as it was printed
 * ([why](../../../docs/decisions/0052-content-keeps-its-printed-form.md)).
 */
export type Ruled = { readonly rules?: 1 };

/**
 * A kind of content. A new one is one file, its tile in `tiles.ts`, one line in `content/index.ts`, and its words in
 * `messages/words/content/`.
 */
export type ContentType<Id extends string, Data> = {
  readonly id: Id;
  readonly fields: readonly Field<Data>[];
  /** The data of a new code, before anything is typed. */
  readonly sample: Data;
  /** The only error correction level that the content's standard allows; if missing, any. */
  readonly level?: ErrorCorrectionLevel;
  /** Typed or pasted data in the form in which it is stored. */
  normalise(data: Data): Data;
  /**
   * Refuses what `encode` accepts, but new and edited content may not have; if missing, nothing. Content under earlier
   * rules is not checked: `symbolText` decides.
   * @throws {CodeError} naming the field
   */
  check?(data: Data): void;
  /**
   * The text that the symbol carries, without the check above.
   * @param publicUrl address of this site without a trailing slash, for types that link to its pages
   * @throws {CodeError} when the data cannot be encoded; `field` names the input at fault.
   */
  encode(data: Data, publicUrl: string): string;
  /** The descriptive part of a file name; not yet safe for a file system. */
  fileLabel(data: Data): string;
  /**
   * The part of the data that is sent and stored when a download is counted, enough to encode a code.
   * Without this function nothing is stored, because the data of most types is personal or secret.
   */
  tracked?(data: Data): object;
  /** What `tracked` returned, as one line for tables. A record of an earlier version may lack fields. */
  trackedText?(tracked: Partial<Data>): string;
};

/** Whether the content's standard allows one error correction level only. */
export function isLevelFixed({ level }: { readonly level?: ErrorCorrectionLevel }): boolean {
  return level !== undefined;
}
