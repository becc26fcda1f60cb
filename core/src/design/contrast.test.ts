import { describe, expect, test } from 'vitest';
import type { Color } from '../paint/color.ts';
import { causeOf } from '../scan-check/causes.ts';
import { factsOf } from '../scan-check/facts.ts';
import { createScene } from '../scene/scene.ts';
import { contrastLimits, lowestContrastOf } from './contrast.ts';
import { type Design, defaultDesign } from './design.ts';

const designOf = (ink: Color, eyeBallColor: Color | null = null): Design => ({
  ...defaultDesign,
  ink: { type: 'solid', color: ink },
  eyeBallColor,
});

describe('the colour form and the scan check agree on how much contrast is enough', () => {
  test.each([
    ['black modules', designOf('#000000'), true],
    ['grey modules of 3.03 : 1', designOf('#949494'), true],
    ['grey modules of 2.85 : 1', designOf('#999999'), false],
    ['black modules with pale eyes', designOf('#000000', '#dddddd'), false],
  ])('for %s', (_, design, isReliable) => {
    expect(lowestContrastOf(design) >= contrastLimits.reliable).toBe(isReliable);
    const text = 'https://example.com';
    const facts = factsOf({ text, design }, createScene(text, design), 1000);
    const severity = causeOf('contrast').severityOf(facts);
    expect(['blocks', 'hinders'].includes(severity ?? '')).toBe(!isReliable);
  });
});
