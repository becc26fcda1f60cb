/** Named designs of users. */
export type BrandKitsTable = {
  /** 128 random bits, base64url. */
  id: string;
  workspace_id: number;
  name: string;
  /** Equal for names that differ only in case; unique for the user. */
  name_key: string;
  /** JSON, including the logo. */
  design: string;
  /** 1 for the kit that new codes begin with; a user has at most one. */
  is_default: number;
  /** Starts at 1, and increases with each change. */
  version: number;
  created_at: number;
  updated_at: number;
};

/** The kit of a code; a code without one has no row. */
export type ProjectKitsTable = { project_id: string; kit_id: string };

/** Images that a user's designs can have as their logo. */
export type LogosTable = {
  /** 128 random bits, base64url. */
  id: string;
  workspace_id: number;
  name: string;
  /** A data URL. */
  image: string;
  created_at: number;
};
