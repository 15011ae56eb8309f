// Parts of answers of the desk that the normalised cache knows by nothing of their own.
import { addParts, cacheKeys } from '../../platform/cache-keys.ts'

addParts(
  'StaffPeoplePage StaffBagPage StaffParcelPage StaffSearch StaffSearchCounts StaffItemHit DeskViewsPayload DeskStateCount StaffPersonPage WindowSize SiteAnalytics AnalyticsFigure AnalyticsCount ' +
    'PageTypeViews PageVital',
)
cacheKeys.DeskQueue = ({ name }) => String(name)
cacheKeys.StaffBagHit = ({ bagNumber }) => String(bagNumber)
