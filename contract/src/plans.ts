import * as m from '@everscan/messages/plans';

export type Plan = {
  label: string;
  /** The most codes that can be saved. Existing ones keep working when a plan ends. */
  savedCodes: number;
  /** The most dynamic codes among them. */
  dynamicCodes: number;
  /** Whether the owner may choose custom slugs. */
  ownSlugs: boolean;
};

/**
 * What each plan allows, the smallest first. Server, forms and tests read this list; the pricing page
 * describes each plan by hand.
 */
export const plans = {
  free: { label: m.free, savedCodes: 10, dynamicCodes: 3, ownSlugs: false },
  pro: { label: m.pro, savedCodes: 5000, dynamicCodes: 5000, ownSlugs: true },
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof plans;

export const planIds = Object.keys(plans) as PlanId[];

export function isPlanId(text: string): text is PlanId {
  return Object.hasOwn(plans, text);
}

/** The plan that `POST /api/subscribe` gives. */
export const subscribedPlan: PlanId = 'pro';

/** The smallest plan that satisfies `isEnough`, if any. */
export function findPlan(isEnough: (plan: Plan) => boolean): Plan | undefined {
  return Object.values<Plan>(plans).find(isEnough);
}

/** What a user's plan allows. A browser may have stored the user before plans had ids. */
export function planOfUser(user: { plan?: PlanId; subscribed: boolean } | null): Plan {
  return plans[user?.plan ?? (user?.subscribed ? subscribedPlan : 'free')] ?? plans.free;
}
