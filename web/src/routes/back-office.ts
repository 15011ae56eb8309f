// Pieces at work: found, changed, looked at as shoppers will; sent back; and the jobs behind it all.
import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./back-office-screens.ts'))

export const backOfficeRoutes = [
  route('/employee/items', 'ItemsScreen'),
  route('/employee/items/$itemNumber', 'ItemScreen'),
  route('/employee/preview/$id', 'PreviewScreen'),
  route('/employee/returns-to-seller', 'ReturnsScreen'),
  route('/employee/jobs', 'JobsScreen'),
] as const
