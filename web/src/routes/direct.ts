// Selling from one person to another: the closet, a new listing, offers, sales, and the desk.
import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./direct-screens.ts'))

export const directRoutes = [
  route('/direct/sell', 'SellScreen'),
  route('/direct/sell/confirmation', 'OpenedScreen'),
  route('/direct/sell/create-listing', 'CreateScreen'),
  route('/direct/sell/create-listing/confirmation', 'ListedScreen'),
  route('/direct/offers', 'OffersScreen'),
  route('/direct/offers/$offerId', 'OfferScreen'),
  route('/direct/sales/$saleId', 'SaleScreen'),
  route('/direct/purchases', 'PurchasesScreen'),
  route('/employee/direct', 'StaffDirectScreen'),
  route('/employee/reports', 'StaffReportsScreen'),
] as const
