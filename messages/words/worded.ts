import type {
  CheckboxField,
  ContentType,
  SelectField,
  TextField,
} from '@everscan/core/content/content-type';
import type * as names from '@everscan/messages/code-names';

/** The messages that name codes. The server passes those of the owner's language. */
export type CodeNames = typeof names;

type Label = {
  readonly label: string;
  /** One sentence below the field for what its label cannot say. */
  readonly hint?: string;
};

/** The words of one field of a form. */
type FieldWords<Value> = Label &
  ([Value] extends [boolean]
    ? unknown
    : string extends Value
      ? { /** An example that depends on the language. */ readonly placeholder?: string }
      : { readonly options: { readonly [Option in Value & string]: string } });

/** `wifi.ssid` for each value in the data of a content type. */
type PathsOf<Data> = {
  [Key in keyof Data & string]: Data[Key] extends string | boolean
    ? Key
    : `${Key}.${keyof Data[Key] & string}`;
}[Exclude<keyof Data & string, 'rules'>];

type ValueAt<Data, Path> = Path extends keyof Data
  ? Data[Path]
  : Path extends `${infer Key extends keyof Data & string}.${infer Name}`
    ? Required<Data[Key]>[Name & keyof Data[Key]]
    : never;

type Names<Data> = {
  /** A short description for screen readers. Never contains a secret. */
  summary(data: Data): string;
  /** The name of a code until its owner gives it one; may be empty. Never contains a secret. */
  title(data: Data, names?: CodeNames): string;
};

/** The words of a content type: a field or an option without words does not compile. */
type ContentWords<Data> = Names<Data> & {
  /** On the type's tile. No label equals that of a form field beside the tiles, so that speech input finds one control. */
  readonly label: string;
  readonly fields: { readonly [Path in PathsOf<Data>]: FieldWords<ValueAt<Data, Path>> };
};

type WordedSelect<Data> = Label &
  Omit<SelectField<Data>, 'options'> & {
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };

export type WordedTextField<Data = object> = Label & TextField<Data>;
/** A field with its words. */
export type WordedField<Data = object> =
  | WordedTextField<Data>
  | WordedSelect<Data>
  | (Label & CheckboxField<Data>);

/** A content type with its words, as pages show it. */
export type WordedType<Id extends string, Data> = Names<Data> &
  Omit<ContentType<Id, Data>, 'fields'> & {
    readonly label: string;
    readonly fields: readonly WordedField<Data>[];
  };

/** A content type with its words: `worded(wifi, { label: m.typeWifi, … })`. */
export function worded<Id extends string, Data extends object>(
  type: ContentType<Id, Data>,
  words: ContentWords<Data>,
): WordedType<Id, Data> {
  const wordsOf = words.fields as Readonly<Record<string, FieldWords<string>>>;
  const fields = type.fields.map((field) => {
    const { options, ...own } = { options: undefined, ...wordsOf[field.name] };
    const labels: Readonly<Record<string, string>> = options ?? {};
    return 'options' in field
      ? {
          ...field,
          ...own,
          options: field.options.map(({ value }) => ({ value, label: labels[value] })),
        }
      : { ...field, ...own };
  });
  return { ...type, ...words, fields: fields as WordedField<Data>[] };
}
