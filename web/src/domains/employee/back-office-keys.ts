// Parts of answers of the back office that the normalised cache knows by nothing of their own.
import { addParts, cacheKeys } from '../../platform/cache-keys.ts'

addParts(`
  StaffItemPayload ItemChangedMeanwhile ItemRefusal ItemFieldChange StaffItemHit SellerReturnPayload ReturnMoved
  JobKind JobsOverview JobsPayload
`)
cacheKeys.StaffItem = ({ itemNumber }) => String(itemNumber)
cacheKeys.SellerReturn = ({ itemNumber }) => String(itemNumber)
