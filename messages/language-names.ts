import type { Language } from '@everscan/contract/languages';

/** What the readers of each language call it, and the link that offers it to them. */
export const languageNames: Readonly<Record<Language, { name: string; offer: string }>> = {
  en: { name: 'English', offer: 'In English' },
  de: { name: 'Deutsch', offer: 'Auf Deutsch' },
  fr: { name: 'Français', offer: 'En français' },
  es: { name: 'Español', offer: 'En español' },
  it: { name: 'Italiano', offer: 'In italiano' },
  'pt-BR': { name: 'Português (Brasil)', offer: 'Em português' },
  pl: { name: 'Polski', offer: 'Po polsku' },
  ja: { name: '日本語', offer: '日本語で表示' },
  'zh-CN': { name: '简体中文', offer: '切换到中文' },
  ar: { name: 'العربية', offer: 'بالعربية' },
};
