// About the shop itself.
import { routeOf } from './screen-of.ts'
import { known } from './shop.ts'

const area = () => import('./company-screens.ts')
const route = routeOf(area)
const knownRoute = routeOf(area, { beforeLoad: known })
/** Asks for what the page says while the screen's code is still on its way; nobody waits for it here. */
const asking = routeOf(area, {
  loader: ({ context, location }) =>
    void area()
      .then(({ early }) => early())
      .then(({ askEarly }) => askEarly(context.client, location.pathname)),
})

export const companyRoutes = [
  asking('/legal', 'LegalScreen'),
  asking('/legal/$slug', 'LegalScreen'),
  asking('/about', 'AboutScreen'),
  route('/concept', 'ConceptScreen'),
  route('/giftcards', 'GiftCardsScreen'),
  route('/giftcards/balance', 'BalanceScreen'),
  route('/giftcards/bought', 'BoughtCardsScreen'),
  route('/rescues', 'RescuesScreen'),
  route('/rescues/checkout', 'RescueCheckoutScreen'),
  route('/rescues/confirmation/$orderUuid', 'RescueConfirmationScreen'),
  route('/rescues/$seo/$groupId', 'RescueGroupScreen'),
  route('/find-anything', 'FindAnythingScreen'),
  route('/contact', 'ContactScreen'),
  asking('/support', 'SupportScreen'),
  route('/goodbye', 'GoodbyeScreen'),
  route('/robots', 'RobotsScreen'),
  asking('/sitemap', 'SitemapScreen'),
  route('/resale', 'ResaleScreen'),
  knownRoute('/resale/$year', 'ResaleReportScreen'),
  route('/privacy', 'PrivacyScreen'),
  route('/privacy/confirmation', 'PrivacyConfirmationScreen'),
  route('/privacy/delete', 'DeleteScreen'),
  route('/privacy/delete/$token', 'DeletionLinkScreen'),
] as const
