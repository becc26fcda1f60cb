/** Named designs of users. */
export type BrandKitsTable = {
  /** 128 random bits, base64url. */
  id: string;
  workspace_id: number;
  name: string;
  /** Equal for names that differ only in case; unique for the user. */
  name_key: string;
  /** JSON; its picture is in `pictures`. */
  design: string;
  /** The hash of the picture to which `design` refers; null without one. */
  picture: string | null;
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
  /** The hash of its picture. */
  picture: string;
  created_at: number;
};

/** The pictures of an owner's designs and logos. */
export type PicturesTable = {
  workspace_id: number;
  /** SHA-256 of `image`, base64url. */
  hash: string;
  /** A data URL. */
  image: string;
  /** Since when nothing has referred to it; null while something does. */
  unused_since: number | null;
};
