import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { screenOf } from './screen-of.ts'

const screen = screenOf(() => import('./earnings-screens.ts'))
const parent = { getParentRoute: () => rootRoute }

export const earningsRoutes = [
  createRoute({ ...parent, path: '/my/cleanouts/earnings', component: screen('MyEarningsScreen') }),
  createRoute({ ...parent, path: '/cleanout/earnings', component: screen('EarningsScreen') }),
  createRoute({ ...parent, path: '/cleanout/cashout', component: screen('CashOutScreen') }),
  createRoute({ ...parent, path: '/cleanout/cashout/cash', component: screen('CashScreen') }),
  createRoute({ ...parent, path: '/cleanout/cashout/credit', component: screen('CreditScreen') }),
  createRoute({ ...parent, path: '/cleanout/cashout/donate', component: screen('DonateScreen') }),
  createRoute({ ...parent, path: '/cleanout/cashout/$id', component: screen('ResultScreen') }),
  createRoute({ ...parent, path: '/verify-email/$token', component: screen('VerifyEmailScreen') }),
] as const
