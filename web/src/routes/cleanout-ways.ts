// The pages that lead sellers in.
import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { screenOf } from './screen-of.ts'

const screen = screenOf(() => import('./cleanout-ways-screens.ts'))
const parent = { getParentRoute: () => rootRoute }
const premium = screen('PremiumScreen')

export const cleanoutWayRoutes = [
  createRoute({ ...parent, path: '/cleanout', component: screen('CleanoutHomeScreen') }),
  createRoute({ ...parent, path: '/cleanout/guide', component: screen('GuideScreen') }),
  createRoute({ ...parent, path: '/cleanout/impact', component: screen('ImpactScreen') }),
  createRoute({ ...parent, path: '/cleanout/estimate', component: screen('EstimateScreen') }),
  createRoute({ ...parent, path: '/cleanout/choose-service', component: screen('ChooseServiceScreen') }),
  createRoute({ ...parent, path: '/cleanout/choose-service/standard', component: screen('StandardScreen') }),
  createRoute({ ...parent, path: '/cleanout/choose-service/premium', component: premium }),
  createRoute({ ...parent, path: '/cleanout/choose-service/donation', component: screen('DonationScreen') }),
  createRoute({ ...parent, path: '/cleanout/premium', component: premium }),
  createRoute({ ...parent, path: '/cleanout/beta', component: screen('BetaScreen') }),
  createRoute({ ...parent, path: '/cleanout/partner', component: screen('PartnerScreen') }),
  createRoute({ ...parent, path: '/cleanout/survey', component: screen('SurveyScreen') }),
] as const
