import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { scanWithZxing } from '../../../proof/scanners.ts';
import { drawings } from '../../../proof/svg-drawings.ts';
import { defaultDesign } from '../../design/design.ts';
import { renderPng } from '../../export/raster/png/png.ts';
import { renderEps } from '../../export/vector/print/eps.ts';
import { renderPdf } from '../../export/vector/print/pdf.ts';
import { renderSvg } from '../../export/vector/svg/svg.ts';
import { createScene } from '../../scene/scene.ts';
import type { Logo } from '../logo.ts';
import { cleanSvg } from './clean-svg.ts';

const text = 'https://example.com/menu';
const options = { title: 'Menu', sizeMm: 50, isBlackOnly: false };

function sceneWith(svg: string, background: '#ffffff' | 'transparent' = '#ffffff') {
  const cleaned = cleanSvg(svg);
  if (cleaned.is !== 'paths') throw new Error('not a drawing');
  const { image, width, height } = cleaned;
  const logo: Logo = { image, width, height, share: 0.24, margin: 1 };
  return createScene(text, { ...defaultDesign, background, logo });
}

const drawing = `<svg viewBox="0 0 40 30"><defs><linearGradient id="a"><stop stop-color="#a3232b"/><stop offset=".4" stop-color="#601"/><stop offset="1" stop-color="#f60"/></linearGradient><clipPath id="c"><circle cx="20" cy="15" r="14"/></clipPath></defs>
  <rect width="40" height="30" rx="6" fill="url(#a)"/><circle cx="20" cy="15" r="9" fill="#fff"/><path clip-path="url(#c)" d="M0 15h40" stroke="#06c" stroke-width="3"/></svg>`;
const translucent = drawing.replace('fill="#fff"', 'fill="#fff" fill-opacity=".5"');

describe('a vector logo', () => {
  test('stays paths in SVG, PDF and EPS', async () => {
    const scene = sceneWith(drawing);
    const svg = renderSvg(scene, 'Menu');
    expect(svg).not.toContain('<image');
    expect(svg).not.toContain('xlink');
    const page = new Resvg(svg, { fitTo: { mode: 'width', value: 600 } }).render();
    expect((await scanWithZxing(page.asPng()))?.exact).toBe(text);
    expect(Buffer.from(renderPdf(scene, options)).toString('latin1')).not.toContain(
      '/Subtype /Image',
    );
    expect(renderEps(scene, options)).not.toContain('/ImageType');
  });

  test('needs no clip path inside another, which librsvg ignores', () => {
    const svg = renderSvg(sceneWith(drawings['clips inside clips'] ?? ''), 'Menu');
    expect(svg).toMatch(/<g clip-path="url\(#[^"]+"><path[^>]* clip-path="url/);
    expect(svg).not.toMatch(/<clipPath[^>]* clip-path/);
  });

  test('is drawn alike in SVG and PNG', async () => {
    const scene = sceneWith(translucent);
    const sizePx = scene.page.width * 20;
    const png = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${sizePx}" height="${sizePx}"><image width="${sizePx}" height="${sizePx}" xlink:href="data:image/png;base64,${Buffer.from(renderPng(scene, sizePx)).toString('base64')}"/></svg>`,
    ).render().pixels;
    const svg = new Resvg(renderSvg(scene, 'Menu'), {
      fitTo: { mode: 'width', value: sizePx },
    }).render().pixels;
    let sum = 0;
    for (let i = 0; i < png.length; i++) sum += Math.abs((png[i] as number) - (svg[i] as number));
    expect(sum / png.length).toBeLessThan(1);
  });

  test('with translucent parts on others is a picture in EPS, which has no transparency', () => {
    expect(renderEps(sceneWith(translucent), options)).toContain('/ImageType 1 /Width 1024');
    const apart =
      '<svg viewBox="0 0 4 3"><rect width="4" height="3" fill="#f00" opacity=".5"/></svg>';
    const eps = renderEps(sceneWith(apart), options);
    expect(eps).not.toContain('/ImageType');
    expect(eps).toContain('1 .502 .502 setrgbcolor');
    expect(Buffer.from(renderPdf(sceneWith(apart), options)).toString('latin1')).toContain(
      '/ca .5',
    );
  });

  test('of an upload with a script is drawn, and the script is gone', () => {
    const file = new URL('../../../proof/pictures/uploads/script.svg', import.meta.url);
    const svg = renderSvg(sceneWith(readFileSync(file, 'utf8')), 'Menu');
    expect(svg).toContain('fill="#dc0000"');
    expect(svg).not.toMatch(/script|alert|onload/);
  });
});
