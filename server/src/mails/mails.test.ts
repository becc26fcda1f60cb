import { languages } from '@everscan/contract/languages';
import { expect, test } from 'vitest';
import { composeMail } from './index.ts';

const attack = `<img src="https://evil.example/x" onerror='alert(1)'>&amp;`;

test('a mail escapes everything that it contains', () => {
  const { html = '', text } = composeMail({
    language: 'en',
    to: 'a@example.com',
    subject: attack,
    paragraphs: [attack, attack],
    link: { label: attack, address: `https://qr.example/reset#"><script>` },
  });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain(
    '&lt;img src=&quot;https://evil.example/x&quot; onerror=&#39;alert(1)&#39;',
  );
  expect(html).toContain('href="https://qr.example/reset#&quot;&gt;&lt;script&gt;"');
  expect(text).toContain(attack);
});

test('a mail loads nothing, has colours for dark mode, and follows the direction of its language', () => {
  for (const { id: language } of languages) {
    const { html = '' } = composeMail({
      language,
      to: 'a@example.com',
      subject: 'x',
      paragraphs: ['y'],
    });
    expect(html).not.toMatch(/<img|<link|url\(|src=|@import/);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
  }
});
