import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { drawings, svg } from '../../../proof/svg-drawings.ts';
import { renderLogo } from '../../export/raster/logo.ts';
import { isVectorLogo, vectorLogoOf } from '../vector-logo.ts';
import { cleanSvg } from './clean-svg.ts';

/** The stored text of a drawing that consists of paths. */
function cleaned(text: string): string {
  const result = cleanSvg(text);
  if (result.is !== 'paths') throw new Error(`kept as a picture: ${result.obstacle}`);
  expect(isVectorLogo(result.image)).toBe(true);
  return atob(result.image.split(',')[1] as string);
}

describe('an SVG logo', () => {
  test.for(Object.entries(drawings))('stays a drawing with %s', ([, text]) => {
    const { image } = cleanSvg(text) as { image: string };
    const own = renderLogo(
      vectorLogoOf(image) as NonNullable<ReturnType<typeof vectorLogoOf>>,
      200,
    );
    for (const drawn of [text, cleaned(text)]) {
      const page = new Resvg(drawn, { fitTo: { mode: 'width', value: own.width } }).render();
      const { pixels } = page; // a copy at each access
      expect([page.width, page.height]).toEqual([own.width, own.height]);
      let different = 0;
      for (let i = 0; i < own.data.length; i += 4) {
        const alpha = own.data[i + 3] as number;
        const isFar = [0, 1, 2].some(
          (c) =>
            Math.abs(((own.data[i + c] as number) * alpha) / 255 - (pixels[i + c] as number)) > 48,
        );
        if (isFar || Math.abs(alpha - (pixels[i + 3] as number)) > 48) different++;
      }
      expect(different).toBeLessThan(own.width * own.height * 0.003);
    }
  });

  test('has no scripts, events, foreign content or references to other files', () => {
    const text = svg(
      `<script>alert(1)</script><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>
       <style>@import url(https://evil.example/a.css);.a{fill:#00f}</style>
       <a href="javascript:alert(1)"><rect class="a" onclick="alert(1)" width="50" height="50"/></a>
       <use href="https://evil.example/b.svg#c"/><rect x="50" width="9" height="9" fill="url(https://evil.example/d#e) #0f0"/>`,
      'viewBox="0 0 100 80" onload="alert(1)"',
    );
    expect(cleanSvg(text)).toMatchObject({ is: 'picture', obstacle: 'picture' });
    const drawn = cleaned(text.replace(/<foreignObject[\s\S]*<\/foreignObject>/, ''));
    expect(drawn).toMatch(
      /^<svg [^>]*><path fill="#0000ff" d="[^"]*"\/><path fill="#00ff00" d="[^"]*"\/><\/svg>$/,
    );
  });

  test.each([
    ['text', '<text x="5" y="40">Café</text>'],
    ['picture', '<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="/>'],
    [
      'effect',
      '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect filter="url(#f)" width="9" height="9"/>',
    ],
    [
      'effect',
      '<mask id="m"><rect width="9" height="5" fill="#fff"/></mask><rect mask="url(#m)" width="9" height="9"/>',
    ],
    [
      'effect',
      '<pattern id="p" width="1" height="1"><path d="M0 0h1"/></pattern><rect fill="url(#p)" width="9" height="9"/>',
    ],
    [
      'effect',
      '<g opacity=".5"><rect width="9" height="9"/><rect x="3" width="9" height="9"/></g>',
    ],
    [
      'size',
      Array.from(
        { length: 300 },
        (_, i) => `<rect x="${i % 90}" y="${i / 9}" width="3" height="2"/>`,
      ).join(''),
    ],
  ])('with more than paths (%s) stays a picture', (obstacle, body) => {
    const found = cleanSvg(svg(`<script>alert(1)</script><g onclick="x()">${body}</g>`));
    expect(found).toMatchObject({ is: 'picture', obstacle });
    expect(found.is === 'picture' && found.svg).not.toMatch(/script|onclick/);
  });

  test.each(['oklch(0.6 0.2 30)', 'var(--brand, #c00)', 'hsl(120deg 50% 50%)', 'context-fill'])(
    'with the colour %s, which only browsers know, stays a picture',
    (color) => {
      const text = svg(`<rect fill="${color}" width="9" height="9"/><path d="M0 0h4v4z"/>`);
      expect(cleanSvg(text)).toMatchObject({ is: 'picture', obstacle: 'effect' });
    },
  );

  test.each([
    ['opacity=".5"', 'fill-opacity=".5"'],
    ['width="1em" height="1em"', 'width="1000" height="800"'],
    ['color="#0a0" fill="CurrentColor"', 'fill="#00aa00"'],
    ['style="FILL: #f00"', 'fill="#ff0000"'],
  ])('follows %s of the whole drawing', (attributes, written) => {
    const text = svg('<rect width="9" height="9"/>', `viewBox="0 0 100 80" ${attributes}`);
    expect(cleaned(text)).toContain(written);
  });

  test.each(['filter="url(#f)"', 'mask="url(#m)"', 'clip-path="circle(4px)"'])(
    'stays a picture with %s of the whole drawing',
    (attribute) => {
      const text = svg('<rect width="9" height="9"/>', `viewBox="0 0 9 9" ${attribute}`);
      expect(cleanSvg(text)).toMatchObject({ is: 'picture', obstacle: 'effect' });
    },
  );

  test('with coordinates that designs cannot store stays a picture', () => {
    const text = svg('<path d="M0 0h1e12v1e12z"/>');
    expect(cleanSvg(text)).toMatchObject({ is: 'picture', obstacle: 'size' });
  });

  test('that stays a picture keeps its words in their order', () => {
    const text = svg('<text>Hello <tspan font-weight="bold">big</tspan> world</text>');
    const { svg: kept } = cleanSvg(text) as { svg: string };
    expect(kept).toContain('<text>Hello <tspan font-weight="bold">big</tspan> world</text>');
  });

  test('that stays a picture keeps only references to its own parts and embedded pictures', () => {
    const found = cleanSvg(
      svg(
        `<text fill="url(#a)" style="background:url(https://evil.example)">x</text><image href="https://evil.example/x.png"/>
         <image xlink:href="data:image/png;base64,AAAA"/><image href="data:image/svg+xml;base64,AAAA"/>
         <style>text{fill:url('//evil.example')}</style><style>text{fill:u\\72l(//evil.example)}</style>`,
      ),
    );
    const { svg: text } = found as { svg: string };
    expect(text).not.toContain('evil');
    expect(text.match(/href="[^"]*"/g)).toEqual(['href="data:image/png;base64,AAAA"']);
    expect(text).toContain('fill="url(#a)"');
  });

  test('loses of its style sheet only what refers to other files', () => {
    const sheet = `@import url('https://evil.example/css2?family=Inter:wght@400;700&amp;display=swap');
      @charset "utf-8"; /* } @import "evil" */ <!-- .b{fill:url(https://evil.example/a;b}c)} -->
      @font-face{font-family:Inter;src:url(https://evil.example/inter.woff2)}
      .a{fill:#f80;background:url(https://evil.example);stroke:"}"} .c::after{content:"\\201C"}
      @media (min-width:1px){.a{opacity:.5;mask:url(//evil.example/m)} .d{fill:url(#g)}}`;
    const { svg: text } = cleanSvg(
      svg(
        `<style><![CDATA[${sheet}]]></style><text class="a" style="fill:url(https://evil.example);opacity:.9">x</text>`,
      ),
    ) as { svg: string };
    expect(text).not.toMatch(/evil|import|201C/);
    expect(text).toContain('.a{fill:#f80;stroke:&#34;}&#34;;}');
    expect(text).toContain('@media (min-width:1px){.a{opacity:.5;}.d{fill:url(#g);}}');
    expect(text).toContain('style="opacity:.9;"');
    const nested = `<style>${'@media all{'.repeat(100_000)}</style><text>x</text>`;
    expect(cleanSvg(svg(nested))).toMatchObject({ is: 'picture' });
  });

  test('keeps its colours beside an import of fonts', () => {
    const sheet = `@import url('https://fonts.example/css2?family=Inter:wght@400;700&amp;display=swap');.a{fill:#ff8800}`;
    const text = svg(`<style>${sheet}</style><rect class="a" width="9" height="9"/>`);
    expect(cleaned(text)).toContain('fill="#ff8800"');
  });

  test('whose references lead through thousands of others is refused as too complex', () => {
    const chain = (link: (to: number) => string) =>
      Array.from({ length: 4000 }, (_, i) => link(i + 1)).join('');
    const uses = chain((to) => `<use id="u${to - 1}" href="#u${to}"/>`);
    const groups = chain((to) => `<g id="u${to - 1}"><g><g><use href="#u${to}"/></g></g></g>`);
    const clips = chain(
      (to) => `<clipPath id="u${to - 1}" clip-path="url(#u${to})"><path d="M0 0h9v9z"/></clipPath>`,
    );
    const shape = '<path id="u4000" clip-path="url(#u0)" d="M0 0h9v9z"/>';
    for (const parts of [uses, groups, `<defs>${clips}</defs>`]) {
      expect(() => cleanSvg(svg(parts + shape))).toThrow('svg-too-complex');
    }
  });

  test('may lack its namespace, and may declare entities of plain characters', () => {
    expect(cleaned('<svg viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>')).toContain('<path d=');
    const typed =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n<!ENTITY ns "http://ns.example/">\n<!ENTITY red "#ff0000">]>';
    const text = `<?xml version="1.0"?>${typed}${svg('<rect xmlns:i="&ns;" i:x="1" fill="&red;" width="9" height="9"/>')}`;
    expect(cleaned(text)).toContain('fill="#ff0000"');
  });

  test('with nested entities is refused, however short it is', () => {
    const levels = Array.from(
      { length: 9 },
      (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE svg [<!ENTITY e0 "ha">${levels.join('')}]>${svg('<desc>&e9;</desc><rect width="9" height="9"/>')}`;
    expect(bomb.length).toBeLessThan(900);
    expect(() => cleanSvg(bomb)).toThrow('svg-nested-entities');
    expect(() => cleanSvg(bomb.replaceAll('&', '&#38;'))).toThrow('svg-nested-entities');
    const wide = `<!DOCTYPE svg [<!ENTITY e "${'x'.repeat(900)}">]>${svg(`<desc>${'&e;'.repeat(1000)}</desc>`)}`;
    expect(() => cleanSvg(wide)).toThrow('svg-nested-entities');
  });

  test('that multiplies itself by references is refused', () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`,
    );
    const bomb = svg(
      `<defs><g id="g0"><rect width="1" height="1"/></g>${levels.join('')}</defs><use href="#g12"/>`,
    );
    expect(() => cleanSvg(bomb)).toThrow('svg-too-complex');
    const clips = Array.from(
      { length: 90 },
      (_, i) => `<clipPath id="c${i}" clip-path="url(#c${i + 1})"><path d="M0 0h9v9z"/></clipPath>`,
    );
    const clipped = '<path clip-path="url(#c0)" d="M0 0h9v9z"/>'.repeat(90);
    expect(() => cleanSvg(svg(clips.join('') + clipped))).toThrow('svg-too-complex');
    expect(() => cleanSvg(svg('<g id="a"><use href="#a"/></g>'))).toThrow('svg-empty');
    expect(() => cleanSvg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`)).toThrow(
      'svg-too-complex',
    );
  });

  test.each(['', 'no picture', '<html/>', '<svg><rect></svg>', svg('<rect width="9" height="9"')])(
    'that is no SVG is refused: %j',
    (text) => {
      expect(() => cleanSvg(text)).toThrow('logo-unreadable');
    },
  );
});

describe('a stored drawing', () => {
  const image = (text: string) => `data:image/svg+xml;base64,${btoa(text)}`;
  const stored = cleaned(svg('<path d="M0 0h50v50z" fill="#00f" fill-opacity=".5"/>'));

  test('is accepted in the form to which it was cleaned', () => {
    expect(isVectorLogo(image(stored))).toBe(true);
  });

  test.each([
    ['a script', (text: string) => text.replace('</svg>', '<script>alert(1)</script></svg>')],
    ['an event', (text: string) => text.replace('<path', '<path onclick="x()"')],
    ['an address', (text: string) => text.replace('#0000ff', 'url(https://evil.example)')],
    ['a document type', (text: string) => `<!DOCTYPE svg>${text}`],
    ['a text', (text: string) => text.replace('</svg>', 'x</svg>')],
    ['another size', (text: string) => text.replace('width="1000"', 'width="9999"')],
    ['no number', (text: string) => text.replaceAll('1000', 'NaN')],
    ['an outline outside its box', (text: string) => text.replace('M0 0', 'M0 900')],
    ['an endless number', (text: string) => text.replace('l500', `l5${'0'.repeat(400)}`)],
    ['other spaces', (text: string) => text.replace(' d=', '  d=')],
  ])('is refused with %s', (_, change) => {
    const changed = change(stored);
    expect(changed).not.toBe(stored);
    expect(isVectorLogo(image(changed))).toBe(false);
    expect(() => vectorLogoOf(image(changed))).toThrow('logo-unreadable');
  });
});
