import {
  type Action,
  projectTitleSchema,
  TITLE_MAX_LENGTH,
} from '@everscan/contract/codes.schemas';
import { URL_MAX_LENGTH, url } from '@everscan/core/content/url';
import { badRequest, HttpError, userError } from '../../platform/http/http-error.ts';
import { faultText, issueText } from '../../platform/http/presenter.ts';
import { checkTarget, type LinkRules } from '../links/links.ts';
import type { NamedCode } from '../projects/projects.ts';

/** An action that computes each code's new text from the old one. */
export type TextAction = Extract<Action, { do: 'replace-in-target' | 'rename' }>;

/** A longer address is refused before it is built, because many codes with many matches would fill the memory. */
const MAX_BUILT_LENGTH = 2 * URL_MAX_LENGTH;

/**
 * A longer address or content is shortened when it serves as a title and would leave no room for the rest of
 * a pattern.
 */
const MAX_NAME_LENGTH = 100;

/**
 * The text that an action changes, and its replacement.
 * @param number 1 for the first code of the selection
 * @throws {HttpError} 400 for the target of a static code, or a target that is far too long
 */
export function textChange(
  action: TextAction,
  { name, hasTitle, code, target, data }: NamedCode,
  number: number,
): { before: string; after: string } {
  if (action.do === 'replace-in-target') {
    if (target === null) throw staticCode();
    const { find, replace } = action;
    const added = (target.split(find).length - 1) * (replace.length - find.length);
    if (target.length + added > MAX_BUILT_LENGTH) {
      const text = faultText({
        code: 'address-too-long',
        most: URL_MAX_LENGTH,
        length: target.length + added,
      });
      throw new HttpError(400, 'target_invalid', text, {}, { field: 'target' });
    }
    return { before: target, after: target.replaceAll(find, () => replace) };
  }
  const values: Record<string, string> = {
    number: String(number),
    slug: code ?? '',
    host: hostOf(target ?? JSON.parse(data).url ?? ''),
  };
  const rename = (title: string) =>
    action.pattern
      .replace(/\{(\w+)\}/g, (whole, key) => (key === 'title' ? title : (values[key] ?? whole)))
      .trim();
  const after = rename(name);
  const fits = after === name || after.length <= TITLE_MAX_LENGTH;
  return { before: name, after: fits || hasTitle ? after : rename(cut(name)) };
}

function cut(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const start = name.slice(0, MAX_NAME_LENGTH - 1).replace(/[\ud800-\udbff]$/, ''); // half an emoji
  return `${start}…`;
}

/** The host of an address as it is stored, which may lack its scheme; empty if it is not a web address. */
function hostOf(address: string): string {
  try {
    return new URL(url.encode({ url: address }, '')).host;
  } catch {
    return '';
  }
}

/** @throws {HttpError} 400 for a text that the code may not have */
export function checkText({ do: kind }: TextAction, text: string, rules: LinkRules): void {
  if (kind === 'replace-in-target') {
    checkTarget(text, rules);
    return;
  }
  const { error } = projectTitleSchema.safeParse(text);
  if (error) throw badRequest(issueText(error.issues[0]));
}

export function staticCode(): HttpError {
  return userError(400, 'bad_request.static_code');
}
