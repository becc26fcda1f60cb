import type { ErrorCorrectionLevel } from './encode/level.ts';

/** A fault whose text names no values. */
type Plain = Record<never, never>;
type Length = { readonly most: number; readonly length: number };

/** What is wrong with a web address. */
export type AddressFaults = {
  'address-missing': Plain;
  'address-too-long': Length;
  'address-invisible': Plain;
  'address-meant': { readonly address: string };
  /** It is content of another type. */
  'address-of-type': { readonly type: 'email' | 'phone' | 'sms' | 'location' };
  'address-password': Plain;
  'address-scheme': Plain;
  'address-invalid': Plain;
  'address-is-email': Plain;
  'address-port': Plain;
  'address-spaces': Plain;
  'address-local': { readonly text: string };
  'address-is-value': Plain;
  'address-is-value-or-name': Plain;
};

/** Why a symbol or its picture cannot be drawn. */
export type SymbolFaults = {
  'content-missing': Plain;
  'too-much': { readonly bytes: number; readonly most: number };
  /** `fitting` is the lowest level, which has room for the content, and holds `fittingMost`. */
  'too-much-at-level': {
    readonly bytes: number;
    readonly level: ErrorCorrectionLevel;
    readonly most: number;
    readonly fitting: ErrorCorrectionLevel;
    readonly fittingMost: number;
  };
  /** The page has not loaded the content type, or the renderer of the design, yet. */
  'type-not-loaded': Plain;
  'design-not-loaded': Plain;
  'logo-unreadable': Plain;
};

/** What is wrong with other content. */
export type ContentFaults = {
  /** `field` is a path such as `text`. */
  'too-long': Length & { readonly field: string };
  'null-character': Plain;
  'name-missing': Plain;
  'text-missing': Plain;
  'network-missing': Plain;
  'network-control': Plain;
  'network-invisible': Plain;
  'network-too-long': { readonly most: number; readonly bytes: number };
  'password-missing': Plain;
  'password-control': Plain;
  'password-invisible': Plain;
  'wpa-length': { readonly length: number };
  'wep-length': Plain;
  'email-missing': Plain;
  'email-invalid': Plain;
  'phone-missing': Plain;
  'phone-extension': Plain;
  'two-phones': Plain;
  'phone-plus': Plain;
  'phone-letters': Plain;
  'phone-character': { readonly character: string };
  'phone-without-country': Plain;
  'phone-country-zero': Plain;
  'phone-length': { readonly digits: number; readonly least: number; readonly most: number };
  'latitude-missing': Plain;
  'latitude-invalid': Plain;
  'latitude-range': Plain;
  'longitude-missing': Plain;
  'longitude-invalid': Plain;
  'longitude-range': Plain;
  'event-title-missing': Plain;
  'first-day-missing': Plain;
  'start-missing': Plain;
  'end-missing': Plain;
  'day-invalid': Plain;
  'time-invalid': Plain;
  'ends-too-early': Plain;
  'recipient-missing': Plain;
  'iban-missing': Plain;
  'iban-start': Plain;
  'iban-not-sepa': { readonly country: string };
  'iban-length': { readonly country: string; readonly length: number; readonly actual: number };
  'iban-mistyped': Plain;
  'amount-invalid': Plain;
  'amount-range': Plain;
  'bic-missing': Plain;
  'bic-length': Plain;
  'payment-too-large': { readonly most: number; readonly bytes: number };
  'app-missing': Plain;
  'ios-app-invalid': Plain;
  'android-app-invalid': Plain;
};

/** Why a file cannot be made. `format` is its name, such as PNG. */
export type FileFaults = {
  'image-too-small': { readonly modules: number; readonly leastPx: number };
  'file-fault': { readonly format: string };
  'file-not-made': { readonly format: string };
};

/** Why a file cannot become a logo. */
export type LogoFaults = {
  'svg-nested-entities': Plain;
  'svg-too-complex': Plain;
  'svg-empty': Plain;
  'picture-cut-off': Plain;
  'picture-too-large': { readonly megapixels: number; readonly max: number };
  'picture-format': { readonly format: string };
  'picture-too-detailed': Plain;
};

/** What is wrong with a row of a list, or should be looked at. */
export type ListFaults = {
  /** No column has the role of a field. */
  'column-missing': { readonly field: string };
  'cell-not-yes-or-no': Plain;
  'cell-not-an-option': { readonly values: readonly string[] };
  /** A formula without a stored result. */
  'cell-unknown': Plain;
  'cell-failed': { readonly cell: string; readonly text: string };
  'number-rounded': Plain;
  'number-shortened': Plain;
  'label-characters': { readonly characters: readonly string[] };
  'label-too-long': Length;
  'label-left-out': { readonly because: Fault };
  /** A warning: no registry has the ending of the address. */
  'ending-unknown': { readonly ending: string };
  'quotes-differ': Plain;
  'too-many-cells': Plain;
};

/** Every fault by its code, with the values that a text about it names. */
export type FaultValues = AddressFaults &
  SymbolFaults &
  ContentFaults &
  FileFaults &
  LogoFaults &
  ListFaults;

export type FaultCode = keyof FaultValues;

/** What is wrong with input: a code that never changes its meaning, and its values. Callers turn it into words. */
export type Fault = { [Code in FaultCode]: { readonly code: Code } & FaultValues[Code] }[FaultCode];

/** The codes of faults without values. */
export type PlainFaultCode = {
  [Code in FaultCode]: keyof FaultValues[Code] extends never ? Code : never;
}[FaultCode];
