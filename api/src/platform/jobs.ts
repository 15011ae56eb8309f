// Work for later: what goes up to a higher domain, and what talks to the outside (house style, "Roles"). A
// job is a row of the same database, so that it is written, or not, with the change that asks for it.
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderMailKind } from '@hemline/rules/vocabulary/orders.ts'
import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'
import { runMigrations, type TaskList } from 'graphile-worker'
import { isDatabaseAway } from './errors.ts'

export type JobPayloads = {
  passwordMail: { email: string }
  passwordChangedMail: { userId: string }
  contactMail: { messageId: string; to: 'shop' | 'sender' }
  /** Jobs whose worker is gone. */
  freeJobs: Record<string, never>
  purgeEnded: Record<string, never>
  /** From which networks holds came that are over. */
  forgetNetworks: Record<string, never>
  /** Photographs that nobody attached to a piece. */
  purgePhotos: Record<string, never>
  recountBrands: Record<string, never>
  /** What many people searched for. */
  countSearchTerms: Record<string, never>
  keepSitemaps: Record<string, never>
  endCredit: Record<string, never>
  /** Balances of busy accounts are summed up. */
  snapshotLedger: Record<string, never>
  /** Parcels of the sandbox go on, and sellers hand over theirs. */
  moveParcels: Record<string, never>
  giftCardMail: { cardId: string }
  cleanoutMail: { kitId: string; kind: 'ordered' | 'received' | 'done' }
  /** Kits that were ordered before there was an account become the account's. */
  claimKits: { userId: string; visitorId: number | null }
  /** Kits of the sandbox go on, out and back, and are filled. */
  moveKits: Record<string, never>
  /** Labels that nobody used stop working. */
  lapseKits: Record<string, never>
  orderMail: { orderId: string; kind: OrderMailKind }
  chargeOrder: { orderId: string }
  voidPayment: { orderId: string }
  payRefunds: { orderId: string }
  settleAttempts: Record<string, never>
  closeBundles: Record<string, never>
  finalizeOrders: Record<string, never>
  verifyMail: { userId: string }
  payoutCodeMail: { userId: string }
  orderCodeMail: { orderId: string }
  orderLinkMail: { orderId: string }
  payoutAccountMail: { userId: string; method: CashOutMethod; email: string }
  payoutMail: { payoutId: string; kind: 'requested' | 'paid' | 'failed' | 'receipt' }
  /** What a seller's pieces of one order brought, or that it was taken back. */
  saleMail: { kind: 'sold' | 'back'; saleIds: string[] }
  /** Hands a cash-out to its provider. */
  sendPayout: { payoutId: string }
  settlePayouts: Record<string, never>
  /** Boosters of store credit whose sales have become available. */
  grantSaleCredit: Record<string, never>
  payCharities: Record<string, never>
  handTurn: { itemNumber: number }
  handTurns: Record<string, never>
  dropPrices: Record<string, never>
  expireItems: Record<string, never>
  giveOnRest: Record<string, never>
}
export type JobName = keyof JobPayloads

/**
 * Does one job. Throwing has it tried again later; so each task copes with being run twice.
 * `key` is the same at each try.
 */
export type Task<N extends JobName> = (payload: JobPayloads[N], job: { key: string }) => Promise<void>
export type Tasks = { [N in JobName]: Task<N> }

/** How long a program that starts waits for a database that is away, and how long between two tries. */
const awayPatienceMs = 5000
const betweenTriesMs = 250

/**
 * Makes or updates the tables of the job queue; safe to run at every start. It is the first that
 * a program asks of the database: while the database is away, or the connection breaks, it is
 * asked again (decision 0105).
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

/** The tasks as the queue wants them. */
export function taskListOf(tasks: Tasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, { job }) => task(payload as never, { key: `job-${job.id}` }),
    ]),
  )
}
