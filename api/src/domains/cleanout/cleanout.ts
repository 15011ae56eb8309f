// The public functions of kits and bags for other domains and jobs; decisions 0071 and 0072 describe kits
// and their steps.
export {
  type AlreadyReceived,
  type BagClaimed,
  type BagFactsForTerms,
  type BagFinished,
  type BagReceived,
  bagByCode,
  bagFactsForTerms,
  type ClaimedByAnother,
  claimBag,
  finishBag,
  holdBag,
  markPieceGraded,
  type NotOnItsWay,
  type NotToGrade,
  noteBagEvent,
  receiveBag,
  releaseBag,
  type WrongCode,
} from './bags.ts'
export { takeKitReport } from './carriers.ts'
export { claimKits } from './claims.ts'
export type { BagRow } from './cleanout.db.ts'
export { type CleanoutMailDoors, sendCleanoutMail } from './mails.ts'
export { handInBag, type KitDoors, lapseKits, moveKits } from './simulator.ts'
