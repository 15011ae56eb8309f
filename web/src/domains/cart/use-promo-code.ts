import { ApplyPromoCodeToCartDocument, RemovePromoCodeDocument } from '@hemline/schema/generated/graphql.ts'
import { useClient, useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'

/** The outcome of a code: `error` is the message for the field, `said` the message after a success. */
export type PromoAnswer = { said: string; error?: never } | { error: string; said?: never }
type PromoCode = {
  apply: (code: string) => Promise<PromoAnswer>
  takeOff: () => Promise<PromoAnswer>
  busy: boolean
}

/**
 * Hook: returns `apply`, which applies a promotion code to the cart, and `takeOff`, which removes it; both
 * resolve to `{ said }` or `{ error }`, sentences for the shopper. `busy` while a request runs; the screen
 * changes only after the answer.
 */
export function usePromoCode(): PromoCode {
  const client = useClient()
  const [{ fetching: applying }, runApply] = useMutation(ApplyPromoCodeToCartDocument)
  const [{ fetching: removing }, runRemove] = useMutation(RemovePromoCodeDocument)
  const apply: PromoCode['apply'] = async (code) => {
    const { data, error } = await runApply({ input: { code } })
    if (!data) return { error: friendlyError(error, 'applyPromoCode') }
    const answer = data.applyPromoCodeToCart
    if (answer.__typename === 'CodeNotApplicable') {
      const why = answer.reason ?? (await (await import('./friends-code.ts')).friendsCode(client, code))
      return { error: why ? `${answer.message} ${why}` : answer.message }
    }
    return answer.cart.cartTotals?.promoCode === answer.code
      ? { said: `${answer.code} is applied.` }
      : { said: `${answer.code} works without being typed: it is in your total already.` }
  }
  const takeOff: PromoCode['takeOff'] = async () => {
    const { data, error } = await runRemove({})
    return data
      ? { said: 'Taken off. From now on nothing applies by itself: choose what you want.' }
      : { error: friendlyError(error, 'applyPromoCode') }
  }
  return { apply, takeOff, busy: applying || removing }
}
