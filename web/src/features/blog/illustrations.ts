const files = import.meta.glob<string>('../../../../content/blog/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of an article's header image, 1200 × 520 units. */
export function illustrationOf({ slug }: { slug: string }): string | undefined {
  return files[`../../../../content/blog/${slug}.svg`];
}
