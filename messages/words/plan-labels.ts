import type { PlanId } from '@everscan/contract/plans';
import * as m from '@everscan/messages/plans';

export const planLabels: Readonly<Record<PlanId, string>> = { free: m.free, pro: m.pro };
