import type { ErrorCorrectionLevel } from '../encode/level.ts';

type FieldBase<Data> = {
  /** Path of the value inside the content's data: `url`, `vcard.firstName`. Unique in the app. */
  readonly name: string;
  readonly label: string;
  /** One sentence below the field for what its label cannot say. */
  readonly hint?: string;
  /** Whether the field matters with this data; without it, always. A hidden value is kept. */
  isShown?(data: Data): boolean;
};

/** Typed text, a string in the data. */
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
  /** Fixed text shown before the input and not part of the value. */
  readonly prefix?: string;
  readonly placeholder?: string;
  /** Longest value accepted, in UTF-16 code units, as `String.length` and `maxlength` count. */
  readonly maxLength: number;
  /** The `autocomplete` token of the HTML standard; `off` without it. */
  readonly autoComplete?: string;
};

/** One of a few, a string in the data. The first is what an absent value means. */
export type SelectField<Data = object> = FieldBase<Data> & {
  readonly input: 'select';
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** Yes or no, a boolean in the data. */
export type CheckboxField<Data = object> = FieldBase<Data> & { readonly input: 'checkbox' };

/** One input of a content type's form. */
export type Field<Data = object> = TextField<Data> | SelectField<Data> | CheckboxField<Data>;

/** A kind of content. A new one is one file and one line in `content/index.ts`. */
export type ContentType<Id extends string, Data> = {
  readonly id: Id;
  readonly label: string;
  /** Path data of a line drawing in a box of 24 × 24 (after Lucide). The first two types have none. */
  readonly icon?: string;
  readonly fields: readonly Field<Data>[];
  /** What a new code says before anything is typed. */
  readonly sample: Data;
  /** The only error correction level that the content's standard allows; without it, any. */
  readonly level?: ErrorCorrectionLevel;
  /** What a person typed or pasted, as it is stored. */
  normalise(data: Data): Data;
  /**
   * The text that the symbol carries.
   * @param publicUrl the address of this site without a slash at its end, for what needs a page of it
   * @throws {CodeError} when the data cannot be encoded; `field` names the input at fault.
   */
  encode(data: Data, publicUrl: string): string;
  /** What the code is about in a few words, for those who cannot see it. Never a secret. */
  summary(data: Data): string;
  /** The part of a file's name that says what the code is about; not yet safe for a file system. */
  fileLabel(data: Data): string;
  /**
   * The part of the data that is sent and stored when a download is counted, enough to encode a code.
   * Without it nothing is, because the data of most types is personal or secret.
   */
  tracked?(data: Data): object;
  /** What `tracked` returned, as one line for tables. It reads no other fields. */
  trackedText?(tracked: Data): string;
};

/** Whether the content's standard allows one error correction level only. */
export function isLevelFixed({ level }: { readonly level?: ErrorCorrectionLevel }): boolean {
  return level !== undefined;
}
