// Parts of answers of the employee area that the normalised cache knows by nothing of their own.
import { addParts, cacheKeys } from '../../platform/cache-keys.ts'

addParts(`
  StaffItemPayload ItemChangedMeanwhile ItemRefusal ItemFieldChange StaffItemHit SellerReturnPayload ReturnMoved
  JobKind JobsPayload MadeWords WaitingRefundPage
`)
// One of each: what an answer to an act says is what the screen shows.
cacheKeys.JobsOverview = () => 'jobs'
cacheKeys.StaffItem = ({ itemNumber }) => String(itemNumber)
cacheKeys.SellerReturn = ({ itemNumber }) => String(itemNumber)
