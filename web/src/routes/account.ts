import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./account-screens.ts'))

export const accountRoutes = [
  route('/log-in', 'LogInScreen'),
  route('/sign-up', 'SignUpScreen'),
  route('/password', 'PasswordScreen'),
  route('/password/change', 'PasswordChangeScreen'),
  route('/my', 'MyScreen'),
  route('/my/orders', 'OrdersScreen'),
  route('/my/orders/$id', 'OrderScreen'),
  route('/my/bundles/$id', 'BundleScreen'),
  route('/confirmation/$orderId', 'ConfirmationScreen'),
  route('/my/activity', 'ActivityScreen'),
  route('/my/subscriptions', 'SubscriptionsScreen'),
  route('/unsubscribe', 'UnsubscribeScreen'),
  route('/my/settings', 'SettingsScreen'),
  route('/my/sizes', 'MySizesScreen'),
] as const
