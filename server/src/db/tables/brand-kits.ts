/** Named designs of users. */
export type BrandKitsTable = {
  /** 128 random bits, base64url. */
  id: string;
  user_id: number;
  name: string;
  /** The same for names that differ in case only; unique for the user. */
  name_key: string;
  /** JSON with the logo. */
  design: string;
  /** 1 for the kit that new codes begin with, of which a user has one at most. */
  is_default: number;
  /** 1 at first, one more with each change. */
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
  user_id: number;
  name: string;
  /** A data URL. */
  image: string;
  created_at: number;
};
