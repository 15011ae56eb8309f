// The context passed to every resolver: the viewer, the clock, and the ports to the outside.
import type { Db } from '@hemline/db/connect.ts'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { Config } from './config.ts'
import type { ArmMeter } from './platform/arm-meter.ts'
import type { PictureBytes } from './platform/picture-bytes.ts'
import type { CarriersPort } from './ports/carriers.ts'
import type { ContentSource } from './ports/content.ts'
import type { PaymentsPort } from './ports/payments.ts'
import type { PayoutsPort } from './ports/payouts.ts'
import type { StylistModelPort } from './ports/stylist-model.ts'
import type { TreatmentsPort } from './ports/treatments.ts'

/**
 * The sender of a request: a visitor, or a user who is logged in. A bot has neither a visitor row nor a
 * cart.
 */
export type Viewer = {
  visitorId: number | null
  userId: string | null
  roles: readonly string[]
  banned: boolean
  bot: boolean
  /** The visitor who made the account; null for visitors, and for accounts that no visitor made. */
  signedUpAs: number | null
  /** When the password was last typed in this session; null for visitors. */
  confirmedAt: Date | null
  /** SHA-256 of the session's token; null for visitors. */
  sessionHash: Buffer | null
  /** The one order that the viewer opened by the key of its mails, as its guest; nothing else is reached. */
  guestOf?: { orderId: string; visitorId: number | null } | null
  /** The case of the one letter that the viewer opened by the key of its mails; nothing else is reached. */
  writerOf?: string | null
  /** What the link of an invitation said beside its code (§7 getUserHuman: referralContext). */
  referralContext?: string | null
}

export type Context = {
  db: Db
  config: Config
  payments: PaymentsPort
  payouts: PayoutsPort
  carriers: CarriersPort
  treatments: TreatmentsPort
  /** Counts requests by arms of experiments. */
  arms: ArmMeter
  /** The language model that words the stylist's answers; null: none does. */
  stylistModel: StylistModelPort | null
  /** The source of the shop's texts. */
  texts: ContentSource
  /** The bytes of pictures. */
  pictures: PictureBytes
  viewer: Viewer
  requestId: string
  clientIp: string
  userAgent: string
  /** The browser asks that data is neither sold nor shared (Global Privacy Control, header Sec-GPC). */
  privacySignal: boolean
  log: FastifyBaseLogger
  reply: FastifyReply
  now: () => Date
  /** Runs `load` at most once a request for one key. */
  once: <T>(key: string, load: () => Promise<T>) => Promise<T>
  /** Clears the values cached by `once`, after a write that changed them. */
  forget: () => void
}
