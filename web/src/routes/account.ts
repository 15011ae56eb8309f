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
  route('/my/return', 'ReturnScreen'),
  route('/my/return/gift', 'GiftReturnScreen'),
  route('/my/returns', 'ReturnsScreen'),
  route('/my/returns/$id', 'ReturnDetailScreen'),
  route('/my/returns/$id/edit', 'EditReturnScreen'),
  route('/resolution-hub', 'HubScreen'),
  route('/resolution-hub/terms', 'HubTermsScreen'),
  route('/resolution-hub/cs', 'CasesScreen'),
  route('/resolution-hub/cs/$code', 'CaseScreen'),
  route('/my/goody-boxes/new', 'AskGoodyScreen'),
  route('/my/goody-boxes/$id', 'GoodyBoxScreen'),
  route('/my/bundles/$id', 'BundleScreen'),
  route('/confirmation/$orderId', 'ConfirmationScreen'),
  route('/my/activity', 'ActivityScreen'),
  route('/my/subscriptions', 'SubscriptionsScreen'),
  route('/unsubscribe', 'UnsubscribeScreen'),
  route('/my/settings', 'SettingsScreen'),
  route('/my/sizes', 'MySizesScreen'),
  route('/invites', 'InvitesScreen'),
  route('/i/$code', 'GiftScreen'),
] as const
