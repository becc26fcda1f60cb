/** The responses of writes that carried an idempotency key. */
export type IdempotencyRecordsTable = {
  /** The key's time if it has one, then half a SHA-256 (hex) of user, route and key. The key is not stored. */
  id: string;
  /** Half a SHA-256 (hex) of the path and of the body as it was sent. */
  body_hash: string;
  status: number;
  /** The response's bytes, as JSON text. */
  body: string;
  user_id: number | null;
  created_at: number;
};

/** The process that runs an exclusive job holds its lease until `leased_until`. */
export type JobLeasesTable = { name: string; leased_until: number };

/** One row: a random text that restoring a backup renews, since copies of the earlier data may be newer. */
export type DatabaseEpochTable = { value: string };

/** Keys with which the server signs what it publishes. */
export type SigningKeysTable = {
  name: 'survival-kit';
  /** Ed25519, PKCS #8 in PEM. */
  private_key: string;
  created_at: number;
};
