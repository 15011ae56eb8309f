import {
  ApplyGiftCardDocument,
  GiftCardBalanceDocument,
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
 * Returns functions that let a gift card pay for the cart, and that take it off again; the screen
 * changes only after the answer.
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

type Balance = { ask: (code: GiftCardCode) => Promise<GiftCardAnswer>; busy: boolean }

/** Returns a function that asks for a gift card's balance. */
export function useGiftCardBalance(): Balance {
  const [{ fetching }, run] = useMutation(GiftCardBalanceDocument)
  const ask: Balance['ask'] = async (input) => {
    const { data, error } = await run({ input })
    if (!data) return { error: friendlyError(error, 'generic') }
    const answer = data.giftCardBalance
    switch (answer.__typename) {
      case 'GiftCardBalance':
        return { said: `${money(answer.balance)} is on the card that ends in ${answer.last4}.` }
      case 'GiftCardInvalid':
      case 'TooManyTries':
        return { error: answer.message }
    }
  }
  return { ask, busy: fetching }
}
