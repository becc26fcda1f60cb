import * as z from 'zod/mini';
import type { brandKitRoutes } from './brand-kits.routes.ts';
import { designSchema, logoImageSchema } from './design.ts';
import { groupNameSchema as name } from './groups.schemas.ts';
import { type AnswersOf, idSchema, type RequestsOf } from './requests.ts';

export const kitLimits = { kits: 20, logos: 20, listedCodes: 100 } as const;

/** A named design with its logo and frame. */
const kitSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  design: designSchema,
  /** New codes begin with it. At most one kit of an account is the default. */
  isDefault: z.boolean(),
  /** How many codes use it. */
  codes: z.int(),
  version: z.int(),
});

/** `GET /api/kits`, in alphabetical order. */
const kitsSchema = z.array(kitSchema);

/** `POST /api/kits` */
export const newKitSchema = z.strictObject({ name, design: designSchema });

/**
 * `PATCH /api/kits/{id}`; 409 when `version` is older than the saved one. The codes that use the kit keep
 * their designs.
 */
export const changeKitSchema = z.strictObject({
  name: z.optional(name),
  design: z.optional(designSchema),
  version: z.optional(z.int().check(z.minimum(1))),
});

/** `POST /api/kits/{id}/default`: sets whether new codes begin with the kit. */
const defaultKitSchema = z.strictObject({ isDefault: z.boolean() });

/** `GET /api/kits/{id}/codes`: the codes that applying the kit would change. */
const kitCodesSchema = z.strictObject({
  /** How many codes look different from the kit. */
  changing: z.int(),
  /** The newest `kitLimits.listedCodes` of them. */
  listed: z.array(z.strictObject({ id: idSchema, title: z.string() })),
});

const logo = { name, image: logoImageSchema };

/** An image that designs can have as their logo. */
const savedLogoSchema = z.strictObject({ id: idSchema, ...logo, name: z.string() });

/** `GET /api/logos`, newest first. */
const savedLogosSchema = z.array(savedLogoSchema);

/** `POST /api/logos` */
export const newLogoSchema = z.strictObject(logo);

export type Kit = z.infer<typeof kitSchema>;
export type KitCodes = z.infer<typeof kitCodesSchema>;
export type SavedLogo = z.infer<typeof savedLogoSchema>;

export const brandKitRequests = {
  'POST /api/kits': { body: newKitSchema },
  'PATCH /api/kits/:id': { body: changeKitSchema },
  'POST /api/kits/:id/default': { body: defaultKitSchema },
  'POST /api/logos': { body: newLogoSchema },
} as const satisfies RequestsOf<typeof brandKitRoutes>;

export const brandKitAnswers = {
  'GET /api/kits': { 200: kitsSchema },
  'POST /api/kits': { 201: kitSchema },
  'PATCH /api/kits/:id': { 200: kitSchema },
  'POST /api/kits/:id/default': { 200: kitsSchema },
  'GET /api/kits/:id/codes': { 200: kitCodesSchema },
  'GET /api/logos': { 200: savedLogosSchema },
  'POST /api/logos': { 201: savedLogoSchema },
} as const satisfies AnswersOf<typeof brandKitRoutes>;
