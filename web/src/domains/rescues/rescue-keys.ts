// Registers the cache keys of rescue boxes when the first of their screens loads.
import { addParts, cacheKeys } from '../../platform/cache-keys.ts'

cacheKeys.RescueOrder = ({ orderUuid }) => (orderUuid === undefined ? null : String(orderUuid))
// A source's count belongs to its group, and has the same id in each.
addParts(`
  Rescues RescueImpact RescueQuote RescuedPiece RescueOrderPlaced RescueSoldOut StaffRescuePiece StaffRescuePage RescueSourceCount
`)
