import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages } from '@everscan/contract/languages';
import { type Plugin, parseSync, version } from 'vite';
import { isPseudoBuilt, PSEUDO, pseudo } from './pseudo-language.ts';

const folder = join(import.meta.dirname, '../messages');
const PACKAGE = '@everscan/messages/';
const PREFIX = '\0messages:';
/** The helpers of messages, such as `plural`. */
const FORMAT = 'format';

/** Placeholder for the language in the built scripts; `build-languages.ts` replaces it in each copy. */
export const LANGUAGE = 'globalThis.__LANGUAGE__';

const splitHash = createHash('sha256')
  .update(version + readFileSync(join(import.meta.dirname, 'build-languages.ts'), 'utf8'))
  .digest('hex');

const areas = readdirSync(join(folder, 'en'))
  .map((name) => basename(name, '.ts'))
  .filter((area) => area !== FORMAT);

/**
 * Turns each message into a module of its own that holds it in all languages, so that a script contains
 * only the messages that it uses.
 */
export function messages(): Plugin {
  const sources = new Map<string, ReadonlyMap<string, string>>();
  function read(language: string, area: string): ReadonlyMap<string, string> {
    const file = join(folder, language, `${area}.ts`);
    const known = sources.get(file) ?? readMessages(file);
    sources.set(file, known);
    return known;
  }
  return {
    name: 'messages',
    enforce: 'pre',
    // `build-languages.ts` changes the scripts after they are named: a new version of it must change the names.
    augmentChunkHash: () => splitHash,
    resolveId(source) {
      if (source.startsWith(PREFIX)) return source;
      const area = source.startsWith(PACKAGE) && source.slice(PACKAGE.length);
      const isArea = area && (area === FORMAT || areas.includes(area));
      return isArea ? { id: PREFIX + area, moduleSideEffects: false } : undefined;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const [area = '', name] = id.slice(PREFIX.length).split('/');
      if (area === FORMAT) {
        const source = readFileSync(join(folder, 'en/format.ts'), 'utf8');
        if (!source.includes("= 'en'")) throw new Error('en/format.ts names no language.');
        const code = source
          .replaceAll("'../", `'${folder}/`)
          .replace("= 'en'", `= ${LANGUAGE} ?? 'en'`);
        return { code, moduleType: 'ts' };
      }
      const english = read('en', area);
      if (!name) {
        const names = [...english.keys()];
        return names.map((each) => `export { ${each} } from '${id}/${each}';`).join('\n');
      }
      const texts = languages
        .filter(({ id: language }) => language !== 'en')
        .map(
          ({ id: language }) =>
            `${LANGUAGE} === '${language}' ? ${read(language, area).get(name)} :`,
        );
      const own = english.get(name) ?? '';
      if (isPseudoBuilt) texts.push(`${LANGUAGE} === '${PSEUDO}' ? ${pseudo(own)} :`);
      const code = `${texts.join('\n')} ${own}`;
      const helpers = HELPERS.filter((helper) => new RegExp(`\\b${helper}\\b`).test(code));
      const imports = `import { ${helpers.join(', ')} } from '${PREFIX}${FORMAT}';`;
      return { code: `${imports}\nexport const ${name} = ${code};`, moduleType: 'ts' };
    },
  };
}

const HELPERS = ['plural', 'number', 'list', 'isolate'];

/** The messages of a file by name, each as the source of its expression. */
function readMessages(file: string): ReadonlyMap<string, string> {
  const source = readFileSync(file, 'utf8');
  const found = new Map<string, string>();
  for (const node of parseSync(file, source).program.body) {
    if (node.type === 'ImportDeclaration') continue;
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined;
    const [constant] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
    if (constant?.id.type !== 'Identifier' || !constant.init) {
      throw new Error(`${file}: a file of messages holds only exported constants.`);
    }
    found.set(constant.id.name, `(${source.slice(constant.init.start, constant.init.end)})`);
  }
  return found;
}
