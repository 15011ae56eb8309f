// A partner whose terms are set.
import type { PartnerRow } from './partners.db.ts'

/** A partner with a contract: without one its feeds are not taken in. */
export type Contracted = PartnerRow & {
  account_id: string
  third_party_seller_id: number
  ladder: NonNullable<PartnerRow['ladder']>
  hold_days: number
}

/** Tells whether a partner has a contract: an account, a seller id, a payout ladder and hold days are set. */
export const isContracted = (partner: PartnerRow): partner is Contracted =>
  partner.account_id !== null &&
  partner.third_party_seller_id !== null &&
  partner.ladder !== null &&
  partner.hold_days !== null
