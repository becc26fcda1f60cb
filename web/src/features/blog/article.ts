/** What the site knows of an article beside its text. */
export type Article = {
  slug: string;
  title: string;
  description: string;
  /** Day of publication, ISO 8601. */
  date: string;
  /** Label of the button at the end. */
  cta: string;
  /** The article's own step in its breadcrumbs; none are shown without it. */
  breadcrumb?: string | undefined;
  words: number;
  /** Time to read it. */
  minutes: number;
};

export const articlePath = ({ slug }: Article) => `/blog/${slug}`;

/** `January 27, 2025`, the same wherever the page is made. */
export function longDate(isoDate: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(isoDate));
}
