/** What each plan allows. Server, forms, pricing page and tests read it from here. */
export const plans = {
  free: { label: 'Free', savedCodes: 10, dynamicCodes: 3, ownSlugs: false },
  pro: { label: 'Pro', savedCodes: 5000, dynamicCodes: 5000, ownSlugs: true },
} as const;

export type PlanId = keyof typeof plans;
