import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./earnings-screens.ts'))

export const earningsRoutes = [
  route('/my/cleanouts/earnings', 'MyEarningsScreen'),
  route('/cleanout/earnings', 'EarningsScreen'),
  route('/cleanout/cashout', 'CashOutScreen'),
  route('/cleanout/cashout/cash', 'CashScreen'),
  route('/my/credits/cash', 'CreditCashScreen'),
  route('/cleanout/cashout/credit', 'CreditScreen'),
  route('/cleanout/cashout/donate', 'DonateScreen'),
  route('/cleanout/cashout/$id', 'ResultScreen'),
  route('/cleanout/donate', 'GiveScreen'),
  route('/cleanout/donate/confirmation', 'DonationScreen'),
  route('/verify-email/$token', 'VerifyEmailScreen'),
] as const
