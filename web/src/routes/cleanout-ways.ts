// The pages that lead sellers in.
import { routeOf } from './screen-of.ts'
import { known } from './shop.ts'

const area = () => import('./cleanout-ways-screens.ts')
const route = routeOf(area)
const knownRoute = routeOf(area, { beforeLoad: known })

export const cleanoutWayRoutes = [
  route('/cleanout', 'CleanoutHomeScreen'),
  route('/cleanout/guide', 'GuideScreen'),
  route('/cleanout/common-ineligible-brands', 'CommonBrandsScreen'),
  route('/cleanout/ineligible-payout-brands', 'IneligibleBrandsScreen'),
  knownRoute('/cleanout/ineligible-payout-brands/$letter', 'IneligibleBrandsScreen'),
  route('/cleanout/impact', 'ImpactScreen'),
  route('/cleanout/estimate', 'EstimateScreen'),
  route('/cleanout/choose-service', 'ChooseServiceScreen'),
  route('/cleanout/choose-service/standard', 'StandardScreen'),
  route('/cleanout/choose-service/premium', 'PremiumScreen'),
  route('/cleanout/choose-service/donation', 'DonationScreen'),
  route('/cleanout/premium', 'PremiumScreen'),
  route('/cleanout/beta', 'BetaScreen'),
  route('/cleanout/partner', 'PartnerScreen'),
  route('/cleanout/survey', 'SurveyScreen'),
  route('/cleanout/peer-to-peer/waitlist', 'WaitlistScreen'),
  route('/direct/sell/waitlist', 'WaitlistScreen'),
  route('/direct/sell/survey', 'DirectSurveyScreen'),
  knownRoute('/cleanout/$partner', 'PartnerPageScreen'),
  knownRoute('/cleanout/$partner/faq', 'RetailerFaqScreen'),
  knownRoute('/cleanout/$partner/label/$id', 'RetailerLabelScreen'),
] as const
