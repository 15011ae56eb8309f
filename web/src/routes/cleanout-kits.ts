// Ordering kits, activating them, and their labels.
import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./cleanout-kits-screens.ts'))

export const kitRoutes = [
  route('/cleanout/sell', 'SellScreen'),
  route('/cleanout/visitor', 'VisitorScreen'),
  route('/cleanout/visitor/sell', 'VisitorSellScreen'),
  route('/cleanout/visitor/sell/confirmation', 'VisitorDoneScreen'),
  route('/cleanout/visitor-order', 'VisitorOrderScreen'),
  route('/cleanout/visitor-order-v2', 'VisitorOrderV2Screen'),
  route('/promo-bag-order', 'PromoScreen'),
  route('/cleanout/activate', 'ActivateScreen'),
  route('/cleanout/activate/$partner', 'ActivateScreen'),
  route('/cleanout/activate/confirmation', 'ActivatedScreen'),
  route('/cleanout/online-label/$id', 'LabelScreen'),
  route('/my/cleanouts/kits', 'MyKitsScreen'),
] as const
