import ranges from '@fontsource-variable/noto-sans-tamil/unicode.json';

export { ranges };
export const urls = import.meta.glob<string>(
  '../../../../node_modules/@fontsource-variable/noto-sans-tamil/files/*-wght-normal.woff2',
  { eager: true, query: '?url', import: 'default' },
);
