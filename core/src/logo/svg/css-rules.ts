/** A rule or declaration (CSS Syntax 3, 5.4), without comments; one that ends with a semicolon has no block. */
export type CssRule = { readonly prelude: string; readonly block?: string };

/** Comments; strings and addresses, which may contain any sign; and runs of other characters. */
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|<!--|-->|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|url\(\s*(?!\s|["'])(?:\\[\s\S]|[^)\\])*\)?|[^"'/<\-uU;{}()]+|[\s\S]/gi;
const COMMENT = /^(?:\/\*|<!--|-->)/;

/** The rules of a style sheet, or the declarations and rules of a block. */
export function cssRules(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let prelude = '';
  let block: string | undefined;
  let braces = 0;
  let parentheses = 0;
  const end = () => {
    if (prelude.trim() || block !== undefined)
      rules.push({ prelude: prelude.trim(), ...(block !== undefined && { block }) });
    prelude = '';
    block = undefined;
    parentheses = 0;
  };
  for (const [token] of css.matchAll(TOKEN)) {
    if (COMMENT.test(token)) continue;
    if (token === '}' && braces > 0 && --braces === 0) end();
    else if (token === ';' && braces === 0 && parentheses === 0) end();
    else if (token === '{' && braces++ === 0) block = '';
    else {
      if (token === '(') parentheses++;
      if (token === ')') parentheses = Math.max(0, parentheses - 1);
      if (block === undefined) prelude += token;
      else block += token;
    }
  }
  end();
  return rules;
}
