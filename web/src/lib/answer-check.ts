/** A schema of the contract. */
type Schema<Data> = {
  safeParse(value: unknown): {
    data?: Data | undefined;
    error?: { issues: readonly { code?: string | undefined }[] } | undefined;
  };
};

/** Loads the schema for an answer: schemas are too large for the first view. */
export type LoadSchema<Data> = (answer: unknown) => Promise<Schema<Data>>;

/**
 * Whether an answer has the shape that the contract gives it. Unknown keys do no harm: a newer server
 * may send more than this page knows. An answer whose schema cannot be loaded counts as right.
 */
export async function hasShape<Data>(json: unknown, load: LoadSchema<Data>): Promise<boolean> {
  if (json === undefined) return false; // not JSON
  const schema = await load(json).catch(() => undefined);
  const { error } = schema?.safeParse(json) ?? {};
  return !error || error.issues.every(({ code }) => code === 'unrecognized_keys');
}
