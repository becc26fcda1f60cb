/** A schema of the contract. */
type Schema<Data> = {
  safeParse(value: unknown): {
    data?: Data | undefined;
    error?: { issues: readonly { code?: string | undefined }[] } | undefined;
  };
};

/** Loads the schema for an answer. Schemas load on demand, because they are too large for the first view. */
export type LoadSchema<Data> = (answer: unknown) => Promise<Schema<Data>>;

/**
 * Whether an answer matches its schema of the contract. Unknown keys are allowed, because a newer server may send more
 * than this page knows. If the schema cannot be loaded, the answer is accepted.
 */
export async function hasShape<Data>(json: unknown, load: LoadSchema<Data>): Promise<boolean> {
  if (json === undefined) return false; // not JSON
  const schema = await load(json).catch(() => undefined);
  const { error } = schema?.safeParse(json) ?? {};
  return !error || error.issues.every(({ code }) => code === 'unrecognized_keys');
}
