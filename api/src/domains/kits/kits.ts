// Kits: offered, ordered, claimed, activated, carried out and back, and lapsed, with the statuses of a kit
// and its bag, which change together (decisions 0071, 0072 and 0110). Other domains import only from this
// file.
export { applyKitReport } from './carriers.ts'
export { activateKit, claimKits } from './claims.ts'
export { housesOf } from './houses.ts'
export { charityView, incentivesView, partnerView } from './kit-view.ts'
export { type BagQuestion, findBag, insertBagEvent, lockBag } from './kits.db.ts'
export { findPartner } from './kits-reads.db.ts'
export { type CleanoutMailDoors, sendCleanoutMail } from './mails.ts'
export { grantFirstBagCredit, lockedBag, moveBag, moveKit, queueKitMail } from './moves.ts'
export { orderBags } from './order-bags.ts'
export {
  cancelKit,
  cleanoutOffer,
  kitHistoryOf,
  kitPageSize,
  labelUrlOf,
  myKit,
  myKits,
  outstandingOf,
  pageOf,
  validUntil,
} from './seller-kits.ts'
export { handInBag, type KitDoors, lapseKits, moveKits } from './simulator.ts'
export { paceDays, queuesOf } from './waiting-times.ts'
