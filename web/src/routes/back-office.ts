// Pieces at work: found, changed, looked at as shoppers will; sent back; and the jobs behind it all.
import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { screenOf } from './screen-of.ts'

const parent = { getParentRoute: () => rootRoute }
const screen = screenOf(() => import('./back-office-screens.ts'))

export const backOfficeRoutes = [
  createRoute({ ...parent, path: '/employee/items', component: screen('ItemsScreen') }),
  createRoute({ ...parent, path: '/employee/items/$itemNumber', component: screen('ItemScreen') }),
  createRoute({ ...parent, path: '/employee/preview/$id', component: screen('PreviewScreen') }),
  createRoute({ ...parent, path: '/employee/returns-to-seller', component: screen('ReturnsScreen') }),
  createRoute({ ...parent, path: '/employee/jobs', component: screen('JobsScreen') }),
] as const
