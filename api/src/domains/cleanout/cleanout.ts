// The door of kits and bags: what other domains, resolvers and jobs may ask for. What a kit is, and how it goes on: decisions 0071, 0072.
export {
  type AlreadyReceived,
  type BagClaimed,
  type BagFactsForTerms,
  type BagFinished,
  type BagNote,
  type BagReceived,
  bagByCode,
  bagById,
  bagFactsForTerms,
  type ClaimedByAnother,
  claimBag,
  claimMinutes,
  finishBag,
  isClaimedByAnother,
  markPieceGraded,
  type NotOnItsWay,
  type NotToGrade,
  noteBagEvent,
  type Receiving,
  receiveBag,
  releaseBag,
  type WrongCode,
} from './bags.ts'
export { type ReportDoors, takeKitReport } from './carriers.ts'
export { activateKit, claimKits } from './claims.ts'
export type { BagRow, KitRow } from './cleanout.db.ts'
export type { SellerBagParent } from './cleanout-reads.db.ts'
export { cancelKit, cleanoutOffer, myKit, myKits, outstandingOf } from './kits.ts'
export { type CleanoutMailDoors, sendCleanoutMail } from './mails.ts'
export { orderBags } from './order-bags.ts'
export { mySellerBag, mySellerBags } from './seller-bags.ts'
export { handInBag, type KitDoors, lapseKits, moveKits } from './simulator.ts'
