// Ordering kits, activating them, and their labels.
import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { screenOf } from './screen-of.ts'

const parent = { getParentRoute: () => rootRoute }
const screen = screenOf(() => import('./cleanout-kits-screens.ts'))
const activate = screen('ActivateScreen')

export const kitRoutes = [
  createRoute({ ...parent, path: '/cleanout/sell', component: screen('SellScreen') }),
  createRoute({ ...parent, path: '/cleanout/visitor', component: screen('VisitorScreen') }),
  createRoute({ ...parent, path: '/cleanout/visitor/sell', component: screen('VisitorSellScreen') }),
  createRoute({ ...parent, path: '/cleanout/visitor/sell/confirmation', component: screen('VisitorDoneScreen') }),
  createRoute({ ...parent, path: '/cleanout/visitor-order', component: screen('VisitorOrderScreen') }),
  createRoute({ ...parent, path: '/cleanout/visitor-order-v2', component: screen('VisitorOrderV2Screen') }),
  createRoute({ ...parent, path: '/promo-bag-order', component: screen('PromoScreen') }),
  createRoute({ ...parent, path: '/cleanout/activate', component: activate }),
  createRoute({ ...parent, path: '/cleanout/activate/$partner', component: activate }),
  createRoute({ ...parent, path: '/cleanout/activate/confirmation', component: screen('ActivatedScreen') }),
  createRoute({ ...parent, path: '/cleanout/online-label/$id', component: screen('LabelScreen') }),
  createRoute({ ...parent, path: '/my/cleanouts/kits', component: screen('MyKitsScreen') }),
] as const
