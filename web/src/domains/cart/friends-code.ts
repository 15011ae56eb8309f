// Loaded once a cart refuses a code: few people type the code of a friend there.
import { referralFriendPercent } from '@hemline/rules/vocabulary/constants.ts'
import { GetReferralGiftDocument } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'

/**
 * Returns how a friend's code is used, when the code that the cart refused is one: it is no promotion, but
 * opens an account with a gift, unless it is the shopper's own or the shopper has an account. Undefined for
 * any other code, and when the server gives no answer.
 */
export async function friendsCode(client: Client, typed: string): Promise<string | undefined> {
  const variables = { code: typed.trim().toLowerCase() }
  const { data } = await client.query(GetReferralGiftDocument, variables, { quiet: true }).toPromise()
  const gift = data?.referralGift
  if (!gift) return undefined
  if (gift.isMine) return 'This is your own code. It is for your friends.'
  return gift.isOpen
    ? `This is a friend’s code. Create your account with it, and your first order has ${referralFriendPercent}% off and free delivery.`
    : 'This is a friend’s code. It is for people who have no account yet.'
}
