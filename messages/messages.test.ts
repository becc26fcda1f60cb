import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@everscan/contract/languages';
import { describe, expect, test } from 'vitest';

type Message = string | ((...values: unknown[]) => string);

const areas = globSync('**/*.ts', { cwd: join(import.meta.dirname, 'en') });
const others = languages.map(({ id }) => id).filter((id) => id !== 'en');
const read = async (language: string, area: string): Promise<Record<string, Message>> => ({
  ...(await import(join(import.meta.dirname, language, area))),
});

describe.each(others)('%s', (language) => {
  test.each(areas)('%s has the same messages as English, with the same values', async (area) => {
    const [english, translated] = await Promise.all([read('en', area), read(language, area)]);
    expect(Object.keys(translated)).toEqual(Object.keys(english));
    if (area === 'format.ts') return;
    const source = readFileSync(join(import.meta.dirname, 'en', area), 'utf8');
    for (const [name, message] of Object.entries(english)) {
      if (!source.includes(`export const ${name} =`)) continue; // of another source, which it exports too
      const other = translated[name] as Message;
      expect(typeof other, name).toBe(typeof message);
      for (const count of COUNTS) {
        const values = samples(source, name, count);
        expect(marks(other, values), name).toEqual(marks(message, values));
      }
    }
  });

  test.each(areas.filter((area) => area !== 'format.ts'))(
    '%s holds only constants, none of which uses another',
    (area) => {
      const source = readFileSync(join(import.meta.dirname, language, area), 'utf8');
      const [, ...messages] = source.split(/^export const (?=\w+ =)/m);
      const names = messages.map((message) => /^\w+/.exec(message)?.[0] ?? '');
      expect(source).not.toMatch(/^(?:const|let|function|type|export (?!const|\*))/m);
      for (const message of messages) {
        const own = /^\w+ = (?:\([^)]*\) =>)?/.exec(message)?.[0] ?? '';
        const used = message.slice(own.length).match(/(?<=\$\{|[\s(,])\w+(?=\()/g) ?? [];
        const others = used.filter((name) => names.includes(name) && !own.includes(name));
        expect(others, own).toEqual([]);
      }
    },
  );

  test('has every plural form that it needs', () => {
    const needed = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many' || !ROMANCE.includes(language));
    const found = globSync(`${language}/**/*.ts`, { cwd: import.meta.dirname }).flatMap((file) => {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8');
      return [...source.matchAll(/\bplural\([^{]*\{((?:[^{}]|\$\{[^{}]*\})*)\}/g)].map(
        ([call, forms = '']) => ({
          call,
          missing: needed.filter((form) => !new RegExp(`\\b${form}:`).test(forms)),
        }),
      );
    });
    expect(found.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });
});

test('Polish counts codes in the form of their last digits (CLDR)', async () => {
  const { result } = await read('pl', 'bulk.ts');
  const counted = [0, 1, 2, 5, 12, 21, 22].map((count) => {
    const text = (result as (codes: number, badRows: number) => string)(count, 0);
    return /kod\p{L}*/u.exec(text)?.[0];
  });
  expect(counted).toEqual(['kodów', 'kod', 'kody', 'kodów', 'kodów', 'kodów', 'kody']);
});

const COUNTS = [0, 1, 2, 3, 11, 100];
/** `many` is only for whole millions in these. */
const ROMANCE = ['fr', 'es', 'it', 'pt-BR'];

/** The marked parts of a message, and which of its texts it contains. */
function marks(message: Message, values: readonly unknown[]) {
  const text = typeof message === 'string' ? message : message(...values);
  return {
    parts: [...text.matchAll(/<(\w+)>.*?<\/\1>/gs)].map(([, part]) => part).sort(),
    texts: values.flat().filter((value) => typeof value === 'string' && text.includes(value)),
  };
}

/** Values for the parameters of a message, by the types in its source. */
function samples(source: string, name: string, count: number): unknown[] {
  const [, parameters = ''] = new RegExp(`export const ${name} = \\(([^)]*)\\)`).exec(source) ?? [];
  return parameters.split(/,\s*(?=\w+:)/).map((parameter, index) => {
    if (parameter.includes('number')) return count;
    return parameter.includes('[]') ? [`text${index}`, `other${index}`] : `text${index}`;
  });
}
