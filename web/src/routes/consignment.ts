// What a seller follows: her bags and pieces.
import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { screenOf } from './screen-of.ts'

const parent = { getParentRoute: () => rootRoute }
const screen = screenOf(() => import('./consignment-screens.ts'))

export const consignmentRoutes = [
  createRoute({ ...parent, path: '/my/cleanouts', component: screen('CleanoutsScreen') }),
  createRoute({ ...parent, path: '/my/cleanouts/items', component: screen('ItemsScreen') }),
  createRoute({ ...parent, path: '/my/cleanouts/$identifier', component: screen('BagScreen') }),
  createRoute({ ...parent, path: '/my/items', component: screen('ItemsScreen') }),
  createRoute({ ...parent, path: '/my/items/$itemNumber', component: screen('ItemScreen') }),
] as const
