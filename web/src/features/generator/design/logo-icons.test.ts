import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { logoLimits } from '@everscan/core/logo/logo';
import { isVectorLogo } from '@everscan/core/logo/vector-logo';
import { expect, test } from 'vitest';
import { iconLogo, logoIcons } from './logo-icons.ts';

const folder = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));

test.each(logoIcons)(
  "%s is Lucide's, and a drawing that a code can save",
  async (name, _, strokes) => {
    const { __iconData } = await import(join(folder, `dist/esm/icons/${name}.mjs`));
    const elements = (__iconData.node as [string, Record<string, string>][]).map(
      ([tag, { key: _key, ...attributes }]) =>
        `<${tag} ${Object.entries(attributes)
          .map(([attribute, value]) => `${attribute}="${value}"`)
          .join(' ')}/>`,
    );
    expect(strokes).toBe(elements.join(''));
    const { image } = iconLogo(strokes, '#123456', '#ffffff');
    expect(isVectorLogo(image)).toBe(true);
    expect(image.length).toBeLessThan(logoLimits.characters);
  },
);

test('there are 24 of them', () => expect(logoIcons).toHaveLength(24));
