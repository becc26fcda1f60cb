export type Plan = {
  id: 'free' | 'pro';
  /** How many codes can be saved. Existing codes keep working when a plan ends. */
  savedCodes: number;
  /** How many of them can be dynamic. */
  dynamicCodes: number;
  /** Whether the owner may choose custom slugs. */
  customSlugs: boolean;
};

/**
 * The limits of each plan, smallest first. Server, forms, tests and the pricing page read them here. The
 * pricing page has a card for each plan in its code, so a new plan needs a new card.
 */
export const plans = {
  free: { id: 'free', savedCodes: 10, dynamicCodes: 3, customSlugs: false },
  pro: { id: 'pro', savedCodes: 5000, dynamicCodes: 5000, customSlugs: true },
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof plans;

export const planIds = Object.keys(plans) as PlanId[];

export function isPlanId(text: string): text is PlanId {
  return Object.hasOwn(plans, text);
}

/** The plan that `POST /api/subscribe` grants. */
export const subscribedPlan: PlanId = 'pro';

/** The smallest plan that satisfies `isEnough`, if any. */
export function findPlan(isEnough: (plan: Plan) => boolean): Plan | undefined {
  return Object.values<Plan>(plans).find(isEnough);
}

/** The limits of a user's plan; of the free one without a user. */
export function planOfUser(user: { plan: PlanId } | null): Plan {
  return plans[user?.plan ?? 'free'] ?? plans.free;
}
