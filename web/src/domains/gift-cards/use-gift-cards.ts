import {
  ApplyGiftCardDocument,
  GiftCardBalanceDocument,
  type GiftCardBalanceMutation,
  RemoveGiftCardDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'

export type GiftCardCode = { number: string; pin: string }
/** The outcome: `error` is the message for the form, `said` the message after a success. */
export type GiftCardAnswer = { said: string; error?: never } | { error: string; said?: never }

type Use = {
  apply: (code: GiftCardCode) => Promise<GiftCardAnswer>
  takeOff: (card: { id: string; last4: string }) => Promise<GiftCardAnswer>
  busy: boolean
}

/**
 * Hook: returns `apply`, which lets a gift card (number, PIN) pay for the cart, and `takeOff`, which removes
 * it; both resolve to `{ said }` or `{ error }`, sentences for the shopper. `busy` while a request runs; the
 * screen changes only after the answer.
 */
export function useGiftCardOfCart(): Use {
  const [{ fetching: applying }, runApply] = useMutation(ApplyGiftCardDocument)
  const [{ fetching: removing }, runRemove] = useMutation(RemoveGiftCardDocument)
  const apply: Use['apply'] = async (input) => {
    const { data, error } = await runApply({ input })
    if (!data) return { error: friendlyError(error, 'generic') }
    const answer = data.applyGiftCard
    switch (answer.__typename) {
      case 'GiftCardApplied': {
        const { redeemAmount, balance, last4 } = answer.giftCard
        if (redeemAmount === 0)
          return { said: `The card that ends in ${last4} is here, and this cart has nothing for it to pay.` }
        const left = balance > redeemAmount ? ` ${money(balance - redeemAmount)} stays on it.` : ''
        return { said: `${money(redeemAmount)} comes from the card that ends in ${last4}.${left}` }
      }
      case 'GiftCardInvalid':
      case 'GiftCardEmpty':
      case 'TooManyGiftCards':
      case 'NoCartToPay':
      case 'TooManyTries':
        return { error: answer.message }
    }
  }
  const takeOff: Use['takeOff'] = async ({ id, last4 }) => {
    const { data, error } = await runRemove({ input: { id } })
    return data
      ? { said: `The card that ends in ${last4} is taken off. What is on it stays on it.` }
      : { error: friendlyError(error, 'generic') }
  }
  return { apply, takeOff, busy: applying || removing }
}

export type CardOnHand = Extract<
  GiftCardBalanceMutation['giftCardBalance'],
  { __typename: 'GiftCardBalance' }
>
type Asked = { card: CardOnHand; error?: never } | { error: string; card?: never }
type Balance = { ask: (code: GiftCardCode) => Promise<Asked>; busy: boolean }

/**
 * Hook: returns `ask`, which reads a gift card by number and PIN and resolves to `{ card }` with balance
 * (cents) and uses, or `{ error }`, a sentence; `busy` while it runs.
 */
export function useGiftCardBalance(): Balance {
  const [{ fetching }, run] = useMutation(GiftCardBalanceDocument)
  const ask: Balance['ask'] = async (input) => {
    const { data, error } = await run({ input })
    if (!data) return { error: friendlyError(error, 'generic') }
    const answer = data.giftCardBalance
    switch (answer.__typename) {
      case 'GiftCardBalance':
        return { card: answer }
      case 'GiftCardInvalid':
      case 'TooManyTries':
        return { error: answer.message }
    }
  }
  return { ask, busy: fetching }
}
