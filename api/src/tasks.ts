// Maps each job to the domain function that does it; the worker's counterpart of domains.ts.
import type { Db } from '@hemline/db/connect.ts'
import { finalizeOrders, joinOrders, purgeCancelCodes, sendOrderCode } from './domains/aftercare/aftercare.ts'
import { purgeEvents, sumVisits } from './domains/analytics/analytics.ts'
import {
  type AuctionDoors,
  closeAuction,
  closeAuctions,
  sendAuctionMail,
} from './domains/auctions/auctions.ts'
import { buyMatches, followAutoBuys } from './domains/auto-buys/auto-buys.ts'
import { forgetNetworks, tellCarts } from './domains/cart/cart.ts'
import { type CaseMailDoors, followCases, openLetterCase, sendCaseMail } from './domains/cases/cases.ts'
import { endJustReduced, scorePieces } from './domains/catalogue/catalogue.ts'
import { sendContactMail } from './domains/company/company.ts'
import { dropPrices, expireItems, giveOnRest, remindReclaims } from './domains/consignment/consignment.ts'
import { purgePersonSearches } from './domains/desk/desk.ts'
import { endVacations, followDirectPrices, followDirectSales } from './domains/direct-sell/direct-sell.ts'
import { recountBrands } from './domains/discovery/discovery.ts'
import { runDraws } from './domains/draws/draws.ts'
import {
  type AccountDoors,
  grantSaleCredit,
  type PayoutDoors,
  payCharities,
  purgeEarnings,
  sendAccountLinked,
  sendPayout,
  sendPayoutCode,
  sendPayoutMail,
  sendReceiptMail,
  sendSaleMail,
  settlePayouts,
  tellCleared,
} from './domains/earnings/earnings.ts'
import { moveSellerReturns } from './domains/employee/employee.ts'
import { tellFreeAgain, tellPriceDrops } from './domains/favorites/favorites.ts'
import type { FulfillmentDoors } from './domains/fulfillment/fulfillment.ts'
import { payLostParcels } from './domains/fulfillment/lost-parcels.ts'
import { moveParcels, type SimulatorDoors } from './domains/fulfillment/simulator.ts'
import { loseSilentParcels } from './domains/fulfillment/tracking.ts'
import { type GiftCardDoors, sendGiftCardMail } from './domains/gift-cards/gift-cards.ts'
import { followGoodyBoxes, sendGoodyMail, settleGoodyBox } from './domains/goody-orders/goody-orders.ts'
import { purgeSessions, purgeVisitors } from './domains/identity/identity.ts'
import { keepLooks, type LookDoors, purgeImageSearches } from './domains/image-search/image-search.ts'
import {
  type CleanoutMailDoors,
  claimKits,
  type KitDoors,
  lapseKits,
  moveKits,
  sendCleanoutMail,
} from './domains/kits/kits.ts'
import { endCredit, snapshotLedger } from './domains/ledger/ledger.ts'
import { tellEndings } from './domains/lifecycle/endings.ts'
import { grantOffers } from './domains/lifecycle/lifecycle.ts'
import { sendChangeEmailMail, sendEmailChangedMail } from './domains/log-in/email-change.ts'
import { sendVerifyMail } from './domains/log-in/email-verification.ts'
import { purgeLogIn } from './domains/log-in/log-in.ts'
import {
  type MailDoors,
  sendPasswordChangedMail,
  sendPasswordMail,
} from './domains/log-in/password-change.ts'
import { sendSecurityMail } from './domains/log-in/security.ts'
import {
  purgeNotifications,
  sendTextCode,
  type TellDoors,
  tellForgotten,
  tellPerson,
} from './domains/notifications/notifications.ts'
import { followOffers } from './domains/offers/offers.ts'
import { type OrderDoors, sendOrderLink, sendOrderMail } from './domains/orders/orders.ts'
import { purgeFeedRows, runFeed } from './domains/partners/partners.ts'
import { purgePasskeyChallenges } from './domains/passkeys/passkeys.ts'
import {
  chargeOrder,
  closeBundles,
  completeOfCards,
  creditWaitingRefunds,
  payRefunds,
  purgePaymentEvents,
  releasePayment,
  settleAttempts,
  voidPayment,
} from './domains/payment/payment.ts'
import { purgePhoneChanges, sendPhoneChangedText, sendPhoneCode } from './domains/phones/phones.ts'
import { type PhotoDoors, purgePhotos } from './domains/photos/photos.ts'
import {
  type DeletionDoors,
  type ExportDoors,
  eraseLeaving,
  makeDataExport,
  purgeDataExports,
  sendDeletionMail,
} from './domains/privacy/privacy.ts'
import { handTurn, handTurns, tellLineEnded } from './domains/queue/queue.ts'
import {
  followReferrals,
  type InvitationMailDoors,
  joinFriend,
  sendInvitationMail,
} from './domains/referrals/referrals.ts'
import { shelveRescues } from './domains/rescues/rescues.ts'
import {
  followReturns,
  moveReturns,
  type ReturnMailDoors,
  sendReturnMail,
} from './domains/returns/returns.ts'
import { runRewards } from './domains/rewards/rewards.ts'
import { purgeReportWords } from './domains/safety/safety.ts'
import { forgetMethod } from './domains/saved-methods/saved-methods.ts'
import { matchChanges, purgeMatches } from './domains/saved-searches/saved-searches.ts'
import { keepSitemaps } from './domains/seo/seo.ts'
import { tellFollowers } from './domains/storefront/storefront.ts'
import { countSearchTerms } from './domains/suggestions/suggestions.ts'
import { sendWaitlistMail, tellWaitlist } from './domains/waitlist/waitlist.ts'
import { freeJobs } from './platform/jobs.db.ts'
import type { Tasks } from './platform/jobs.ts'

type PhotoStoreDoor = Pick<PhotoDoors, 'store'>

/** The tasks of passwords and the second step. */
const logInTasks = (doors: MailDoors) =>
  ({
    passwordMail: ({ email }, { key }) => sendPasswordMail(doors, email, key),
    passwordChangedMail: ({ userId }, { key }) => sendPasswordChangedMail(doors, userId, key),
    securityMail: (job, { key }) => sendSecurityMail(doors, job, key),
    changeEmailMail: (job, { key }) => sendChangeEmailMail(doors, job, key),
    emailChangedMail: (job, { key }) => sendEmailChangedMail(doors, job, key),
  }) satisfies Partial<Tasks>

/** The tasks of people's own data. */
const privacyTasks = (doors: DeletionDoors & ExportDoors) =>
  ({
    deletionMail: (job, { key }) => sendDeletionMail(doors, job, key),
    eraseLeaving: () => eraseLeaving(doors),
    makeDataExport: ({ exportId }, { key }) => makeDataExport(doors, exportId, key),
    purgeDataExports: () => purgeDataExports(doors),
  }) satisfies Partial<Tasks>

type AfterSaleDoors = OrderDoors & SimulatorDoors & ReturnMailDoors & CaseMailDoors & InvitationMailDoors

/** The tasks of returns and cases. */
const afterSaleTasks = (doors: AfterSaleDoors) =>
  ({
    moveReturns: () => moveReturns(doors),
    moveSellerReturns: () => moveSellerReturns(doors),
    followReturns: () => followReturns(doors),
    goodyMail: (job, { key }) => sendGoodyMail(doors, job, key),
    settleGoodyBox: ({ boxId }) => settleGoodyBox(doors, boxId),
    followGoodyBoxes: () => followGoodyBoxes(doors),
    releasePayment: ({ reference }) => releasePayment(doors, reference),
    forgetMethod: (job) => forgetMethod(doors, job),
    returnMail: (job, { key }) => sendReturnMail(doors, job, key),
    caseMail: (job, { key }) => sendCaseMail(doors, job, key),
    letterCase: ({ messageId }) => openLetterCase(doors, messageId),
    followCases: () => followCases(doors),
    joinFriend: ({ userId }) => joinFriend(doors, userId),
    invitationMail: (job, { key }) => sendInvitationMail(doors, job, key),
    followReferrals: () => followReferrals(doors),
  }) satisfies Partial<Tasks>

/** The tasks of the rewards program, and of offers by rules. */
const programTasks = ({ db, now }: { db: Db; now: () => Date }) =>
  ({
    runRewards: () => runRewards(db, now()),
    runDraws: () => runDraws(db, now()),
    grantOffers: () => grantOffers(db, now()),
    tellEndings: () => tellEndings(db, now()),
  }) satisfies Partial<Tasks>

/** The tasks of photos, and of searches by them. */
const pictureTasks = (doors: Pick<PhotoDoors, 'db' | 'store' | 'now'> & LookDoors) =>
  ({
    purgePhotos: () => purgePhotos(doors),
    keepLooks: () => keepLooks(doors),
    purgeImageSearches: () => purgeImageSearches(doors),
  }) satisfies Partial<Tasks>

/** The tasks of saved searches: what they find, and what they buy. */
const searchTasks = (doors: OrderDoors) =>
  ({
    matchSearches: async () => {
      await matchChanges(doors)
    },
    buyMatches: ({ itemNumber }) => buyMatches(doors, itemNumber),
    followAutoBuys: () => followAutoBuys(doors),
  }) satisfies Partial<Tasks>

/** The tasks of gift cards: their mails, and the orders that are complete with the last of them. */
const giftCardTasks = (doors: GiftCardDoors) =>
  ({
    giftCardMail: (job, { key }) => sendGiftCardMail(doors, job, key),
    giftCardLeft: ({ orderId }) => completeOfCards(doors, orderId),
  }) satisfies Partial<Tasks>

/** The tasks of sellers: of those who sell by themselves, and of those who sent bags in. */
const directTasks = (doors: FulfillmentDoors) =>
  ({
    remindReclaims: () => remindReclaims(doors),
    followDirectPrices: () => followDirectPrices(doors),
    endVacations: () => endVacations(doors),
    followDirectSales: () => followDirectSales(doors),
    followOffers: () => followOffers(doors),
  }) satisfies Partial<Tasks>

/** The tasks of auctions: their ends, and their mails. */
const auctionTasks = (doors: AuctionDoors & MailDoors) =>
  ({
    closeAuction: ({ auctionId }) => closeAuction(doors, auctionId),
    closeAuctions: () => closeAuctions(doors),
    auctionMail: (job, { key }) => sendAuctionMail(doors, job, key),
  }) satisfies Partial<Tasks>

/** What deletes rows that have ended, every night, one after the other. */
const purges: readonly ((db: Db, now: Date) => Promise<unknown>)[] = [
  purgeSessions,
  purgeVisitors,
  purgeLogIn,
  purgePasskeyChallenges,
  purgePhoneChanges,
  purgePaymentEvents,
  purgeCancelCodes,
  purgeEarnings,
  purgePersonSearches,
  purgeNotifications,
  purgeMatches,
  purgeEvents,
  purgeFeedRows,
  purgeReportWords,
]

/**
 * Returns the task of each background job by the job's name, bound to the ports to the outside that it needs.
 */
export function makeTasks(
  doors: MailDoors &
    AccountDoors &
    PayoutDoors &
    GiftCardDoors &
    OrderDoors &
    SimulatorDoors &
    CleanoutMailDoors &
    KitDoors &
    AfterSaleDoors &
    AuctionDoors &
    PhotoStoreDoor &
    LookDoors &
    ExportDoors &
    TellDoors,
): Tasks {
  return {
    ...logInTasks(doors),
    contactMail: (job, { key }) => sendContactMail(doors, job, key),
    keepSitemaps: () => keepSitemaps(doors),
    freeJobs: () => freeJobs(doors.db, doors.now()),
    purgeEnded: async () => {
      for (const purge of purges) await purge(doors.db, doors.now())
    },
    ...pictureTasks(doors),
    recountBrands: () => recountBrands(doors.db),
    endJustReduced: async () => {
      await endJustReduced(doors.db, doors.now())
    },
    scorePieces: async () => {
      await scorePieces(doors.db, doors.now())
    },
    sumVisits: () => sumVisits(doors.db, doors.now()),
    countSearchTerms: () => countSearchTerms(doors.db, doors.now()),
    tellWaitlist: () => tellWaitlist(doors),
    waitlistMail: ({ placeId }, { key }) => sendWaitlistMail(doors, placeId, key),
    ...giftCardTasks(doors),
    endCredit: () => endCredit(doors.db, doors.now()),
    snapshotLedger: async () => {
      await snapshotLedger(doors.db)
    },
    chargeOrder: async (job) => {
      await chargeOrder(doors, job)
    },
    voidPayment: ({ orderId }) => voidPayment(doors, orderId),
    payRefunds: ({ orderId }) => payRefunds(doors, orderId),
    creditWaitingRefunds: () => creditWaitingRefunds(doors),
    settleAttempts: () => settleAttempts(doors),
    closeBundles: () => closeBundles(doors),
    finalizeOrders: () => finalizeOrders(doors),
    loseSilentParcels: () => loseSilentParcels(doors),
    payLostParcels: () => payLostParcels(doors),
    orderMail: (job, { key }) => sendOrderMail(doors, job, key),
    orderCodeMail: ({ orderId }, { key }) => sendOrderCode(doors, orderId, key),
    orderLinkMail: ({ orderId }, { key }) => sendOrderLink(doors, orderId, key),
    verifyMail: ({ userId }, { key }) => sendVerifyMail(doors, userId, key),
    payoutCodeMail: ({ userId }, { key }) => sendPayoutCode(doors, userId, key),
    payoutAccountMail: (job, { key }) => sendAccountLinked(doors, job, key),
    payoutMail: (job, { key }) => sendPayoutMail(doors, job, key),
    receiptMail: ({ receiptId }, { key }) => sendReceiptMail(doors, receiptId, key),
    saleMail: (job, { key }) => sendSaleMail(doors, job, key),
    sendPayout: ({ payoutId }) => sendPayout(doors, payoutId),
    settlePayouts: () => settlePayouts(doors),
    grantSaleCredit: () => grantSaleCredit(doors.db, doors.now()),
    tellCleared: () => tellCleared(doors.db, doors.now()),
    payCharities: () => payCharities(doors),
    tellForgotten: () => tellForgotten(doors),
    textCode: ({ userId }, { key }) => sendTextCode(doors, userId, key),
    phoneCode: ({ userId }, { key }) => sendPhoneCode(doors, userId, key),
    phoneChangedText: (job, { key }) => sendPhoneChangedText(doors, job, key),
    tellPerson: ({ userId }) => tellPerson(doors, userId),
    tellPriceDrops: ({ itemNumbers }) => tellPriceDrops(doors, itemNumbers),
    tellFreeAgain: () => tellFreeAgain(doors),
    tellCarts: () => tellCarts(doors),
    tellFollowers: () => tellFollowers(doors),
    handTurn: ({ itemNumber }) => handTurn(doors.db, itemNumber),
    forgetNetworks: async () => {
      await forgetNetworks(doors.db)
    },
    moveParcels: () => moveParcels(doors),
    cleanoutMail: (job, { key }) => sendCleanoutMail(doors, job, key),
    claimKits: async (job) => {
      await claimKits(doors, job)
      await joinOrders(doors, job)
    },
    moveKits: () => moveKits(doors),
    ...afterSaleTasks(doors),
    ...privacyTasks(doors),
    lapseKits: () => lapseKits(doors),
    ...searchTasks(doors),
    handTurns: () => handTurns(doors.db),
    tellLineEnded: (ended) => tellLineEnded(doors.db, ended),
    ...auctionTasks(doors),
    dropPrices: async () => {
      await dropPrices(doors)
    },
    expireItems: async () => {
      await expireItems(doors)
    },
    ...programTasks(doors),
    ...directTasks(doors),
    runFeed: ({ feedId }) => runFeed(doors, feedId),
    shelveRescues: () => shelveRescues(doors),
    giveOnRest: async () => {
      await giveOnRest(doors)
    },
  }
}
