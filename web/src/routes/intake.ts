// Bags at the table: waiting, graded, reviewed, listed.
import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./intake-screens.ts'))

export const intakeRoutes = [
  route('/employee/intake', 'IntakeScreen'),
  route('/employee/intake/$code', 'GradingScreen'),
  route('/employee/listing', 'ListingScreen'),
  route('/employee/review', 'ReviewScreen'),
] as const
