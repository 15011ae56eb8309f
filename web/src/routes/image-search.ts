// The search by picture: what was found, the same for those who came by a link, and what went wrong.
import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./image-search-screens.ts'))

export const imageSearchRoutes = [
  route('/image-search/error', 'ImageSearchErrorScreen'),
  route('/image-search/$shareabilityId', 'ImageSearchScreen'),
  route('/image-search/share/$shareabilityId', 'ImageSearchShareScreen'),
] as const
