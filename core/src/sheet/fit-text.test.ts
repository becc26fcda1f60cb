import { describe, expect, test } from 'vitest';
import { openFamily } from '../../proof/font-files.ts';
import { createLetters } from '../lettering/letters.ts';
import { fitText } from './fit-text.ts';
import { MIN_CAP_MM } from './label-plan.ts';

const letters = createLetters(openFamily);

describe('the text of a label', () => {
  const plan = { width: 30, capHeight: 2.4, maxLines: 1 };
  const fitted = (text: string, maxLines = 1) => {
    const made = fitText(text, letters.within(text), { ...plan, maxLines });
    for (const { width } of made.lines) {
      expect(width * made.capHeight).toBeLessThanOrEqual(plan.width + 1e-6);
    }
    return { ...made, texts: made.lines.map(({ text }) => text) };
  };

  test('keeps its size if it fits', () => {
    expect(fitted('Table 1')).toMatchObject({ texts: ['Table 1'], capHeight: 2.4 });
  });

  test('shrinks before it is cut', () => {
    const { texts, capHeight } = fitted('Conference room, 2nd floor');
    expect(texts).toEqual(['Conference room, 2nd floor']);
    expect(capHeight).toBeLessThan(2.4);
  });

  test('of 200 characters is cut with an ellipsis at the smallest size', () => {
    for (const text of ['W'.repeat(200), 'word '.repeat(40), 'ab/'.repeat(66)]) {
      const { texts, capHeight } = fitted(text, 3);
      expect(capHeight).toBe(MIN_CAP_MM);
      expect(texts.length).toBeLessThanOrEqual(3);
      expect(texts.at(-1)).toMatch(/…$/);
      const whole = texts.join('').replace('…', '').replaceAll(' ', '');
      expect(text.replaceAll(' ', '').startsWith(whole)).toBe(true);
    }
  });

  test('wraps between words', () => {
    expect(fitted('Conference room on the second floor', 2).texts).toEqual([
      'Conference room on',
      'the second floor',
    ]);
  });

  test('wraps Thai between its words', async () => {
    const text = 'เมนูอาหารกลางวันราคา 120 บาทต่างๆ';
    await letters.load(text);
    const { texts } = fitted(text, 3);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.join(' ').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    const words = ['เมนู', 'อาหาร', 'กลาง', 'วัน', 'กลางวัน', 'ราคา 120', 'บาท', 'ต่างๆ'];
    for (const line of texts)
      expect(
        words.some((word) => line.endsWith(word)),
        line,
      ).toBe(true);
  });

  test.each([
    ['Arabic', 'قائمة الطعام للطاولة رقم ١٢ في الطابق الثاني '.repeat(5)],
    ['Hebrew', 'תפריט המסעדה לשולחן מספר 12 בקומה השנייה '.repeat(5)],
    ['Bengali', 'দ্বিতীয় তলায় ১২ নম্বর টেবিলের মেনু '.repeat(6)],
    ['Thai', 'เมนูอาหารสำหรับโต๊ะหมายเลข12ที่ชั้นสองของร้าน'.repeat(6)],
    ['Japanese', '東京都渋谷区のお客様用メニューテーブル番号12番'.repeat(8)],
  ])('in %s is measured in its own letters', async (_, text) => {
    await letters.load(text);
    const { texts } = fitted(text, 3);
    expect(texts).toHaveLength(3);
    expect(texts.at(-1)).toMatch(/…$/);
    // No character is left out because another family would be chosen for a line alone.
    for (const line of texts) expect(letters.within(text).missing(line)).toEqual([]);
  });

  test('leaves no gap where a character cannot be drawn', () => {
    expect(fitted('🍕 Pizza').texts).toEqual(['Pizza']);
    expect(fitted('Pizza 🍕 Pasta 👩‍🍳').texts).toEqual(['Pizza Pasta']);
    expect(fitted('ໂຕະ 5').texts).toEqual(['5']);
  });

  test('without characters takes no line', () => {
    expect(fitted('  ').lines.every(({ path }) => path === undefined)).toBe(true);
  });
});
