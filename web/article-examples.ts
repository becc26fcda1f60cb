import type { Content } from '@everscan/core/content/index';
import type { Vcard } from '@everscan/core/content/vcard';
import { defaultDesign } from '@everscan/core/design/design';
import { renderTiles } from '@everscan/core/export/vector/svg/tiles';
import { createPlainScene } from '@everscan/core/scene/plain-scene';
import { url } from '@everscan/messages/words/content/url';
import { vcard } from '@everscan/messages/words/content/vcard';
import { draftLink } from './src/codes/draft-link.ts';
import type { Drawing } from './src/features/blog/drawing.ts';

type Attribute = { type: 'mdxJsxAttribute'; name: string; value: string };
type Node = { type: string; name?: string; attributes?: Attribute[]; children?: Node[] };

/**
 * A remark plugin that draws the codes of an article when the site is built, so that a reader's browser
 * needs no encoder: `<ExampleCode url="example.com" look="dots" />`, or the fields of a contact card
 * in place of `url`, becomes `<ExampleCode drawing="…" />`.
 */
export function drawExamples() {
  return (tree: Node) => {
    for (const node of tree.children ?? []) {
      if (node.name !== 'ExampleCode') continue;
      const given = Object.fromEntries(
        (node.attributes ?? []).map(({ name, value }) => [name, value]),
      );
      const { look, caption = '', ...fields } = given;
      if (look !== 'dots' && look !== 'standard') throw new Error(`No look ${look}`);
      const content = contentOf(fields);
      const design = { ...defaultDesign, shape: look, quietZone: 4 } as const;
      const [text, about] = textOf(content);
      const scene = createPlainScene(text, design);
      const side = scene.size + 2 * scene.quietZone;
      const title = `QR code: ${about}`;
      const drawing = JSON.stringify({
        side,
        paths: renderTiles(scene),
        title,
        link: draftLink({ content, design }),
      } satisfies Drawing);
      node.attributes = Object.entries({ drawing, caption }).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      }));
    }
  };
}

type ExampleContent = Extract<Content, { type: 'url' | 'vcard' }>;

function contentOf(fields: Record<string, string>): ExampleContent {
  if ('url' in fields) return { type: 'url', data: { url: fields.url ?? '' } };
  const empty = Object.fromEntries(Object.keys(vcard.sample.vcard).map((key) => [key, '']));
  const unknown = Object.keys(fields).filter((key) => !(key in empty));
  if (unknown.length > 0) throw new Error(`A contact card has no ${unknown.join(', ')}`);
  return { type: 'vcard', data: { vcard: { ...empty, ...fields } as Vcard } };
}

function textOf({ type, data }: ExampleContent): [text: string, about: string] {
  return type === 'url'
    ? [url.encode(data, ''), url.summary(data)]
    : [vcard.encode(data, ''), vcard.summary(data)];
}
