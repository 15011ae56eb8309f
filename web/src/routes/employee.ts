// The employee area: parcels picked and packed, orders, pieces edited and previewed, pieces that go back to
// their sellers, and the jobs of the shop.
import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./employee-screens.ts'))

export const employeeRoutes = [
  route('/employee', 'EmployeeScreen'),
  route('/employee/pick', 'PickScreen'),
  route('/employee/shelf', 'ShelfScreen'),
  route('/employee/pack', 'PackScreen'),
  route('/employee/orders', 'OrdersScreen'),
  route('/employee/orders/$orderId', 'OrderScreen'),
  route('/employee/people', 'PeopleScreen'),
  route('/employee/bags', 'BagsScreen'),
  route('/employee/parcels', 'ParcelsScreen'),
  route('/employee/people/$personId', 'PersonScreen'),
  route('/employee/items', 'ItemsScreen'),
  route('/employee/items/$itemNumber', 'ItemScreen'),
  route('/employee/preview/$id', 'PreviewScreen'),
  route('/employee/returns-to-seller', 'ReturnsScreen'),
  route('/employee/goody-boxes', 'StaffGoodyScreen'),
  route('/employee/rescues', 'StaffRescuesScreen'),
  route('/employee/refunds', 'WaitingRefundsScreen'),
  route('/employee/cases', 'StaffCasesScreen'),
  route('/employee/cases/$code', 'StaffCaseScreen'),
  route('/employee/returns', 'StaffReturnsScreen'),
  route('/employee/returns/$code', 'StaffReturnScreen'),
  route('/employee/edits', 'HomeEditsScreen'),
  route('/employee/content', 'ContentScreen'),
  route('/employee/content/$id', 'ContentReleaseScreen'),
  route('/employee/partners', 'PartnersScreen'),
  route('/employee/partners/$slug', 'PartnerScreen'),
  route('/employee/partner-feeds/$id', 'PartnerFeedScreen'),
  route('/employee/partner-pages/$slug', 'StaffPartnerPageScreen'),
  route('/employee/flags', 'FlagsScreen'),
  route('/employee/experiments', 'ExperimentsScreen'),
  route('/employee/experiments/$key', 'ExperimentScreen'),
  route('/employee/searches', 'SearchesScreen'),
  route('/employee/analytics', 'AnalyticsScreen'),
  route('/employee/jobs', 'JobsScreen'),
] as const
