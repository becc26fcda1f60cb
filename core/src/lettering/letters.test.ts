import { describe, expect, test } from 'vitest';
import { openFamily } from '../../proof/font-files.ts';
import { endOf, type Segment } from '../path/path.ts';
import type { FamilyId } from './families.ts';
import { lineFont } from './font.ts';
import { geist } from './geist.ts';
import { createLetters } from './letters.ts';

async function lettersFor(text: string) {
  const read: string[] = [];
  const letters = createLetters(async (id: FamilyId) => {
    const files = await openFamily(id);
    const note = (name: string) => {
      read.push(name);
      return files.read(name);
    };
    return { ...files, read: note };
  });
  await letters.load(text);
  return { letters, read };
}

test.each([
  ['Arabic', 'امسح الرمز لعرض القائمة', /^(?:noto-sans-arabic-arabic-wght-normal\.woff2)$/],
  ['Arabic with vowel signs', 'اِمْسَحِ الرَّمْزَ', /^noto-sans-arabic-/],
  ['Persian', 'می‌خواهم ۱۲۳', /^noto-sans-arabic-/],
  ['simplified Chinese', '扫码查看菜单！', /^noto-sans-sc-\d+-/],
  ['Japanese', 'スキャンしてメニューを見る。', /^noto-sans-jp-\d+-/],
  ['Japanese without kana', '無料動画', /^noto-sans-jp-\d+-/],
  ['Korean', '스캔하여 메뉴 보기', /^noto-sans-kr-\d+-/],
  ['rare Latin letters', 'ǎ ṭ ḥ', /^noto-sans-latin-ext-/],
  ['Hindi', 'स्कैन करें', /^noto-sans-devanagari-/],
  ['Hindi with a full stop', 'स्कैन करें।', /^noto-sans-devanagari-/],
  ['Hebrew', 'סרקו אותי', /^noto-sans-hebrew-hebrew-/],
  ['Hebrew with points', 'שָׁלוֹם', /^noto-sans-hebrew-hebrew-/],
  ['Thai', 'สแกนดูเมนูน้ำ', /^noto-sans-thai-thai-/],
  ['Armenian', 'Սկանավորեք ինձ և', /^noto-sans-armenian-armenian-/],
  ['Georgian', 'დამასკანირე ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ', /^noto-sans-georgian-georgian-/],
  ['Bengali', 'স্ক্যান করুন।', /^noto-sans-bengali-bengali-/],
  ['Tamil', 'ஸ்கேன் செய்யவும்', /^noto-sans-tamil-tamil-/],
  ['symbols', '★ →', /^noto-sans-jp-\d+-/],
  ['fractions and powers', '½ price, 10 m² ¼ ³', /^noto-sans-jp-\d+-/],
  ['circled numbers', '① ⑳', /^noto-sans-jp-\d+-/],
  ['currencies', '₹ 500, ₴', /^noto-sans-/],
  ['a currency in Chinese', '扫码 ₹', /^noto-sans-/],
])('%s is drawn with the files it needs', async (_, text, names) => {
  const { letters, read } = await lettersFor(text);
  expect(letters.missing(text)).toEqual([]);
  expect(letters.outline(text, 1).width).toBeGreaterThan(1);
  for (const name of read) expect(name).toMatch(names);
  expect(read.length).toBeGreaterThan(0);
  expect(read.length).toBeLessThan(8);
});

test.each(['SCAN ME', 'СКАНИРУЙ', 'ΣΑΡΩΣΕ', 'Quét', 'SCAN 😀', 'ສະແກນ', ''])(
  'no file is read for %j',
  async (text) => {
    const letters = createLetters(() => Promise.reject(new Error('opened')));
    expect(letters.isLoaded(text)).toBe(true);
    await letters.load(text);
    expect(letters.outline(text, 2)).toEqual(geist.outline(text, 2));
  },
);

test('characters that no font has are listed as a person sees them', async () => {
  const { letters } = await lettersFor('扫码 👩‍🍳 ລາວ 👩‍🍳');
  expect(letters.missing('扫码 👩‍🍳 ລາວ 👩‍🍳')).toEqual(['👩‍🍳', 'ລ', 'າ', 'ວ']);
});

test.each([
  ['店内', '店内メニュー'],
  ['店内メニュー', '店内'],
  ['直', '直してね'],
  ['骨', '骨つき'],
  ['海', '海の家'],
  ['扫码', 'שלום SCAN (1)'],
])('draws the same after another text: %s, then %s', async (before, text) => {
  const { letters } = await lettersFor(before);
  await letters.load(text);
  const { letters: fresh } = await lettersFor(text);
  expect(letters.outline(text, 2)).toEqual(fresh.outline(text, 2));
});

test('a text is not loaded while only a fallback family has its characters', async () => {
  const { letters } = await lettersFor('直');
  expect(letters.isLoaded('直')).toBe(true);
  expect(letters.isLoaded('直してね')).toBe(false);
  await letters.load('直してね');
  expect(letters.isLoaded('直してね')).toBe(true);
});

test('a file that could not be read is requested again', async () => {
  let isOnline = false;
  const letters = createLetters(async (id) => {
    const files = await openFamily(id);
    const read = (name: string) =>
      isOnline ? files.read(name) : Promise.reject(new Error('offline'));
    return { ...files, read };
  });
  await expect(letters.load('漢')).rejects.toThrow('offline');
  expect(letters.isLoaded('漢')).toBe(false);
  isOnline = true;
  await expect(letters.load('漢')).resolves.toBeUndefined();
  expect(letters.missing('漢')).toEqual([]);
});

test('texts may load at the same time', async () => {
  const letters = createLetters(openFamily);
  await Promise.all([letters.load('扫码'), letters.load('查看菜单')]);
  expect(letters.missing('扫码查看菜单')).toEqual([]);
});

test('a worker draws the same outlines from the line alone', async () => {
  const { letters } = await lettersFor('스캔');
  const line = structuredClone(letters.shapedLine('스캔'));
  expect(lineFont(line as never).outline('스캔', 3)).toEqual(letters.outline('스캔', 3));
});

describe('Arabic', () => {
  test('letters are joined', async () => {
    const { letters } = await lettersFor('ببب ب');
    const { width: joined } = letters.outline('بب', 1);
    const { width: apart } = letters.outline('ب\u200cب', 1);
    expect(joined).toBeLessThan(0.8 * apart);
  });

  test('lam and alif become one glyph', async () => {
    const { letters } = await lettersFor('لا ل ا');
    const widthOf = (text: string) => letters.outline(text, 1).width;
    expect(widthOf('لا')).toBeLessThan(widthOf('ل\u200cا'));
  });

  /** The outlines at the left end of the line. */
  test.each([
    ['امسح QR', 'QR', true],
    ['امسح 12', '12', true],
    ['امسح (', ')', true],
    ['امسح!', '!', true],
    ['QR امسح', 'QR', true],
    ['امسح QR الرمز', 'QR', false],
  ])('the line %j begins on the left with %j: %s', async (text, part, begins) => {
    const { letters } = await lettersFor(text);
    const expected = letters.outline(part, 1).path ?? [];
    const start = letters.outline(text, 1).path?.slice(0, expected.length);
    if (begins) expect(start).toEqual(expected);
    else expect(start).not.toEqual(expected);
  });

  test.each([
    ['مطعم النيل Sunset Boulevard الرياض', 'Boulevard الرياض', 'الرياض'],
    ['مطعم النيل (Sunset Boulevard)', 'Boulevard)', '('],
    ['Sunset Boulevard مطعم النيل Riyadh', 'مطعم Riyadh', 'مطعم'],
    ['۱۲ Menu', '۱۲ Menu', '۱۲'],
  ])(
    'a line of %j has the direction of the whole text: %j begins on the left with %j',
    async (text, part, first) => {
      const { letters } = await lettersFor(text);
      const font = letters.within(text);
      const expected = letters.outline(first, 1).path ?? [];
      const line = font.outline(part, 1);
      expect(line.path?.slice(0, expected.length)).toEqual(expected);
      expect(font.measure(part, 1)).toBeCloseTo(line.width, 9);
    },
  );
});

describe('Hebrew', () => {
  /** The outlines at the left end of the line. */
  test.each([
    ['סרקו QR', 'QR', true],
    ['שולחן 12', '12', true],
    ['סרקו (', ')', true],
    ['QR סרקו', 'QR', true],
    ['סרקו QR אותי', 'QR', false],
  ])('the line %j begins on the left with %j: %s', async (text, part, begins) => {
    const { letters } = await lettersFor(text);
    const expected = letters.outline(part, 1).path ?? [];
    const start = letters.outline(text, 1).path?.slice(0, expected.length);
    if (begins) expect(start).toEqual(expected);
    else expect(start).not.toEqual(expected);
  });
});

test.each([
  ['Thai', 'กี่', 'ก'],
  ['Hebrew', 'שָׁ', 'ש'],
])('marks above and below a letter of %s take no room', async (_, marked, letter) => {
  const { letters } = await lettersFor(marked);
  const { path, width } = letters.outline(marked, 1);
  expect(width).toBeCloseTo(letters.outline(letter, 1).width, 9);
  expect(path?.length).toBeGreaterThan(letters.outline(letter, 1).path?.length ?? 0);
});

/** The outline of the letter ends the line, moved to the right. */
test.each([
  ['Bengali', 'কি', 'ক'],
  ['Tamil', 'கெ', 'க'],
  ['Hindi', 'कि', 'क'],
])(
  'a vowel sign of %s stands before the letter after which it is typed',
  async (_, text, letter) => {
    const { letters } = await lettersFor(text);
    const alone = letters.outline(letter, 1).path ?? [];
    const whole = letters.outline(text, 1).path ?? [];
    const end = whole.slice(-alone.length);
    expect(end.map(([step]) => step)).toEqual(alone.map(([step]) => step));
    const [x, y] = endOf(alone[0] as Segment);
    const [movedX, movedY] = endOf(end[0] as Segment);
    expect(movedX).toBeGreaterThan(x + 0.1);
    expect(movedY).toBeCloseTo(y, 9);
  },
);
