// How an order is paid, before it is written: with the browser's token, or with a way to pay that the
// processor keeps for the member (decision 0204).
import { isKeepable } from '@hemline/rules/payment/saved-methods.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { PaymentUnknown } from '../../ports/payments.ts'
import type { PaidWith } from '../payment/payment.ts'
import { customerOf, type SavedMethodRefused, savedToPay } from '../saved-methods/saved-methods.ts'

type Asked = {
  paymentMethod: string
  paymentToken?: string | null | undefined
  savedMethodId?: string | null | undefined
  saveMethod?: boolean | null | undefined
}

/**
 * Returns how an order is paid: by the token of the form or by a saved way to pay. Returns SavedMethodRefused
 * for a saved way that is gone, another member's, or expired. A card is saved only when asked, for members
 * and methods that can be kept; when the processor can't be reached, it is used and not saved. Throws
 * BAD_INPUT when the saved way is of another payment method.
 */
export async function paidWithOf(ctx: Context, asked: Asked): Promise<PaidWith | SavedMethodRefused> {
  const token = asked.paymentToken ?? null
  if (asked.savedMethodId) {
    const saved = await savedToPay(ctx, asked.savedMethodId)
    if ('__typename' in saved) return saved
    if (saved.method !== asked.paymentMethod)
      throw refuse('BAD_INPUT', 'The saved way to pay is of another kind.')
    return { token: saved.reference, customer: saved.customer, savedMethodId: saved.id }
  }
  const { userId } = ctx.viewer
  if (!asked.saveMethod || userId === null || !isKeepable(asked.paymentMethod)) return { token }
  try {
    return { token, customer: await customerOf(ctx, userId), keeps: true }
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error
    ctx.log.warn({ err: error }, 'a way to pay is not saved: the processor gave no answer')
    return { token }
  }
}
