/** The metadata of an article. */
export type Article = {
  slug: string;
  title: string;
  description: string;
  /** Day of publication, ISO 8601. */
  date: string;
  /** Label of the button at the end. */
  cta: string;
  /** The last step of the article's breadcrumbs; without it the article shows none. */
  breadcrumb?: string | undefined;
  words: number;
  /** The time it takes to read. */
  minutes: number;
};

export const articlePath = ({ slug }: Article) => `/blog/${slug}`;

/** `January 27, 2025`, in every time zone. */
export function longDate(isoDate: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(isoDate));
}
