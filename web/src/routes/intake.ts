// Bags at the table: waiting, graded, reviewed, listed.
import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { screenOf } from './screen-of.ts'

const parent = { getParentRoute: () => rootRoute }
const screen = screenOf(() => import('./intake-screens.ts'))

export const intakeRoutes = [
  createRoute({ ...parent, path: '/employee/intake', component: screen('IntakeScreen') }),
  createRoute({ ...parent, path: '/employee/intake/$code', component: screen('GradingScreen') }),
  createRoute({ ...parent, path: '/employee/listing', component: screen('ListingScreen') }),
  createRoute({ ...parent, path: '/employee/review', component: screen('ReviewScreen') }),
] as const
