// The queue of jobs: work that a higher domain or an outside service does later (house style, "Roles"). A
// job is a row of the same database, so that it is stored or rolled back with the change that needs it.
import { setTimeout as sleep } from 'node:timers/promises'
import type { SecurityNews } from '@hemline/rules/identity/two-step.ts'
import type { OrderMailKind } from '@hemline/rules/vocabulary/orders.ts'
import { runMigrations, type TaskList } from 'graphile-worker'
import { isDatabaseAway } from './errors.ts'

/** The payload of each job, by the job's name. */
export type JobPayloads = {
  passwordMail: { email: string }
  passwordChangedMail: { userId: string }
  /** Mails about a deletion; the last two name the address, which the database has forgotten by then. */
  deletionMail:
    | { requestId: string; kind: 'confirm' | 'waiting' }
    | { email: string; kind: 'undone' | 'done' }
  /** Erases everybody whose days of thinking a deletion over have ended. */
  eraseLeaving: Record<string, never>
  /** Makes a copy of somebody's data. */
  makeDataExport: { exportId: string }
  purgeDataExports: Record<string, never>
  /** Judges and applies a feed of a partner, as far as one run goes. */
  runFeed: { feedId: string }
  /** A link to a new address, and the news to the former one. */
  changeEmailMail: { userId: string; email: string }
  emailChangedMail: { userId: string; former: string }
  securityMail: { userId: string; what: SecurityNews; device?: string }
  /** `answerBy` (ISO): when somebody answers; jobs from before a message had a case don't have it. */
  contactMail: { messageId: string; to: 'shop' | 'sender'; answerBy?: string; casePath?: string }
  /** Unlocks jobs whose worker has died. */
  freeJobs: Record<string, never>
  purgeEnded: Record<string, never>
  /** Deletes the network addresses of holds that have ended. */
  forgetNetworks: Record<string, never>
  /** Deletes uploaded photos that were not attached to an item. */
  purgePhotos: Record<string, never>
  keepLooks: Record<string, never>
  purgeImageSearches: Record<string, never>
  recountBrands: Record<string, never>
  scorePieces: Record<string, never>
  endJustReduced: Record<string, never>
  /** Sums the visits of days that are over. */
  sumVisits: Record<string, never>
  /** Counts popular searches. */
  countSearchTerms: Record<string, never>
  keepSitemaps: Record<string, never>
  endCredit: Record<string, never>
  /** Makes balance snapshots of busy ledger accounts. */
  snapshotLedger: Record<string, never>
  /** Moves the sandbox's parcels on and packs sellers' parcels. */
  moveParcels: Record<string, never>
  /** `sendId`: the card is mailed once more. */
  giftCardMail: { cardId: string; sendId?: string }
  /** A gift card of the order has left: an order of gift cards alone may be complete. */
  giftCardLeft: { orderId: string }
  cleanoutMail: { kitId: string; kind: 'ordered' | 'received' | 'done' }
  /** Makes kits and orders from before the sign-up belong to the account. */
  claimKits: { userId: string; visitorId: number | null }
  /** Moves the sandbox's kits on: out, filled, and back. */
  moveKits: Record<string, never>
  /** Ends labels of kits that were not used in time. */
  lapseKits: Record<string, never>
  /** `together`: further orders that travel in the same parcel, which the same mail is about. */
  orderMail: { orderId: string; kind: OrderMailKind; together?: readonly string[] }
  /** `pickUpId`: the pick-up of the parcel that the mail is about. */
  returnMail: {
    returnId: string
    kind:
      | 'created'
      | 'labeled'
      | 'changed'
      | 'paid'
      | 'taken_back'
      | 'offer'
      | 'refused'
      | 'canceled'
      | 'pick_up'
      | 'pick_up_refused'
      | 'pick_up_canceled'
      | 'pick_up_missed'
    lineId: string | null
    pickUpId?: string
  }
  goodyMail: {
    boxId: string
    kind:
      | 'offered'
      | 'placed'
      | 'shipped'
      | 'arrived'
      | 'reminder'
      | 'last_day'
      | 'label'
      | 'settled'
      | 'charged_early'
      | 'unpaid'
      | 'lapsed'
      | 'canceled'
  }
  /** Charges what a goody box keeps, once what it sent back is looked over. */
  settleGoodyBox: { boxId: string }
  /** Moves goody boxes on: parcels, days that are over, reminders, authorizations that grow old. */
  followGoodyBoxes: Record<string, never>
  /** Mails about a case; `eventKey` names the reply that is mailed. */
  caseMail: {
    caseId: string
    kind: 'opened' | 'paid' | 'reply' | 'replaced' | 'declined' | 'closed'
    eventKey: string | null
  }
  /** Makes a case of a letter of the contact page. */
  letterCase: { messageId: string }
  /** Pays claims that no carrier answered in time. */
  followCases: Record<string, never>
  /** Links a new member with the friend who invited them. */
  joinFriend: { userId: string }
  /** Mails an invitation to a friend, or the one reminder of it. */
  invitationMail: { referralId: string; reminder: boolean }
  /** Moves invitations on whose friend bought, kept, or let the time go by. */
  followReferrals: Record<string, never>
  /** Moves the sandbox's returned parcels on. */
  moveReturns: Record<string, never>
  /** Moves the sandbox's parcels with pieces that their sellers took back. */
  moveSellerReturns: Record<string, never>
  /** Ends returns that were never sent or got lost, and those whose money has left. */
  followReturns: Record<string, never>
  /** Lets a reservation at the processor go that another one replaced. */
  releasePayment: { reference: string }
  /** Tells the processor to forget a saved way to pay. */
  forgetMethod: { driver: string; reference: string }
  /** `chosen`: the order was tried on, and what is kept is known (or everything is charged early). */
  chargeOrder: { orderId: string; chosen?: boolean }
  voidPayment: { orderId: string }
  payRefunds: { orderId: string }
  /** Gives refused refunds that still wait as cash credit, when their order has an account. */
  creditWaitingRefunds: Record<string, never>
  settleAttempts: Record<string, never>
  closeBundles: Record<string, never>
  finalizeOrders: Record<string, never>
  /** Counts parcels as lost that no carrier reports any more. */
  loseSilentParcels: Record<string, never>
  /** Pays back what was in parcels that their carriers lost. */
  payLostParcels: Record<string, never>
  verifyMail: { userId: string }
  payoutCodeMail: { userId: string }
  orderCodeMail: { orderId: string }
  orderLinkMail: { orderId: string }
  payoutAccountMail: { userId: string; accountId: string }
  payoutMail: { payoutId: string; kind: 'requested' | 'paid' | 'failed' | 'receipt' }
  /** Mails the receipt for what a donated bag brought its charity. */
  receiptMail: { receiptId: string }
  /** Tells a seller what items of one order earned, or that a sale was reversed. */
  saleMail: { kind: 'sold' | 'back'; saleIds: string[] }
  /** Sends a cash-out to its provider. */
  sendPayout: { payoutId: string }
  settlePayouts: Record<string, never>
  /** Grants store-credit boosters whose sales have become available. */
  grantSaleCredit: Record<string, never>
  /** Tells sellers whose earnings have become available. */
  tellCleared: Record<string, never>
  payCharities: Record<string, never>
  /** Sends a person's notifications out of the shop, as far as they are due. */
  tellPerson: { userId: string }
  /** Sends what was forgotten: due without a job. */
  tellForgotten: Record<string, never>
  /** Texts the code that confirms a phone. */
  textCode: { userId: string }
  /** Texts the code that makes a number an account's. */
  phoneCode: { userId: string }
  /** Tells a former number of an account. */
  phoneChangedText: { phone: string; removed: boolean }
  handTurn: { itemNumber: number }
  handTurns: Record<string, never>
  /** Tells who waited for a piece that it is no longer for sale; the database queues it. */
  tellLineEnded: { itemNumber: number; carts: string[] }
  /** Finds the saved searches that want what went on sale. */
  matchSearches: Record<string, never>
  /** Buys a piece for a saved search that matched it and buys by itself. */
  buyMatches: { itemNumber: number }
  /** Finishes orders of saved searches whose job died. */
  followAutoBuys: Record<string, never>
  dropPrices: Record<string, never>
  /** Tells those who love pieces that they cost less. */
  tellPriceDrops: { itemNumbers: number[] }
  /** Tells those who love pieces that a hold on them has ended. */
  tellFreeAgain: Record<string, never>
  /** Reminds of carts that were left for a day. */
  tellCarts: Record<string, never>
  /** Tells followers of brands and people of new pieces. */
  tellFollowers: Record<string, never>
  /** Ends an auction, or what its winner had time to pay for, when that time has come. */
  closeAuction: { auctionId: string }
  closeAuctions: Record<string, never>
  auctionMail: { auctionId: string; userId: string; kind: 'outbid' | 'won' | 'passed' }
  expireItems: Record<string, never>
  /** Lowers direct prices, and ends the time of direct pieces. */
  followDirectPrices: Record<string, never>
  /** Puts closets back whose vacation is over. */
  endVacations: Record<string, never>
  /** Reminds of parcels between members, and cancels those that are not sent. */
  followDirectSales: Record<string, never>
  /** Ends offers that ran out, and those that were bought or not paid. */
  followOffers: Record<string, never>
  giveOnRest: Record<string, never>
  /** Reminds sellers of pieces that they can take back for a few more days. */
  remindReclaims: Record<string, never>
  shelveRescues: Record<string, never>
  /** All that the rewards program gives and takes by itself. */
  runRewards: Record<string, never>
  /** Tells who waits to sell directly that it is open for them. */
  tellWaitlist: Record<string, never>
  waitlistMail: { placeId: string }
  /** Opens the draw of the month, and draws those that have closed. */
  runDraws: Record<string, never>
  /** Grants the offers that are due to people. */
  grantOffers: Record<string, never>
  /** Tells people what of theirs ends within a week. */
  tellEndings: Record<string, never>
}
export type JobName = keyof JobPayloads

/**
 * Runs one job. When it throws, the job is retried later, so each task must tolerate running twice. `key`
 * is the same at each try.
 */
export type Task<N extends JobName> = (payload: JobPayloads[N], job: { key: string }) => Promise<void>
/** The task of every job, by the job's name. */
export type Tasks = { [N in JobName]: Task<N> }

/** How long a starting program waits for an unreachable database. */
const awayPatienceMs = 5000
const betweenTriesMs = 250

/**
 * Makes or updates the tables of the job queue; safe at every start. It is a program's first use of the
 * database: while the database can't be reached it is tried again for 5 seconds (decision 0105).
 */
export async function ensureJobSchema(url: string): Promise<void> {
  const begun = performance.now()
  for (;;) {
    try {
      return await runMigrations({ connectionString: url })
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() - begun > awayPatienceMs) throw error
      await sleep(betweenTriesMs)
    }
  }
}

/** Converts the tasks into the form that the queue's library needs. */
export function taskListOf(tasks: Tasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, { job }) => task(payload as never, { key: `job-${job.id}` }),
    ]),
  )
}
