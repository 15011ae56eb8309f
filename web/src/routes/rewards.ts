import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./rewards-screens.ts'))

export const rewardsRoutes = [
  route('/rewards', 'BenefitsScreen'),
  route('/rewards/benefits', 'BenefitsScreen'),
  route('/insider', 'BenefitsScreen'),
  route('/rewards/redeem', 'RedeemScreen'),
  route('/rewards/activity', 'RewardsActivityScreen'),
  route('/my/credits', 'CreditsScreen'),
] as const
