// Pages of a seller's bags and pieces, and of a partner's stock.
import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./consignment-screens.ts'))

export const consignmentRoutes = [
  route('/my/cleanouts', 'CleanoutsScreen'),
  route('/my/cleanouts/items', 'ItemsScreen'),
  route('/my/cleanouts/$identifier', 'BagScreen'),
  route('/my/items', 'ItemsScreen'),
  route('/my/items/$itemNumber', 'ItemScreen'),
  route('/my/stock', 'MyStockScreen'),
  route('/my/stock/$slug', 'MyPartnerPageScreen'),
] as const
