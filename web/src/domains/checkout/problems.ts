// Translates a refused placeOrder answer into a problem that the screen can show.
import { type DeclineCode, declineCodes } from '@hemline/rules/vocabulary/payments.ts'
import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { piecesOf } from '../cart/line-state.ts'
import type { Outcome } from './ask-attempt.ts'
import { type StepName, stepOfMissing } from './steps.ts'

/**
 * Why no order was placed; `names` are the pieces that were lost, `before` the amount shown before it
 * changed, `step` the step that lacks data.
 */
export type Problem =
  | { kind: 'declined'; message: string; code: DeclineCode }
  | { kind: 'lost'; message: string; names: string[] }
  | { kind: 'changed'; before: number | undefined }
  | { kind: 'incomplete'; message: string; step: StepName }
  | { kind: 'other'; message: string }

type Refused = Exclude<Outcome, { __typename: 'OrderPlaced' | 'OrderPending' | 'PaymentApprovalNeeded' }>

const codeOf = (text: string): DeclineCode => declineCodes.find((code) => code === text) ?? 'card_declined'

/**
 * Returns the problem of a refused order: declined (with code), lost pieces (with names), a changed sum (with
 * the old charge in cents), a checkout with a step missing, or other. `cart`: the cart at the press of the
 * pay button.
 */
export function problemOf(refused: Refused, cart: CartFieldsFragment | null): Problem {
  switch (refused.__typename) {
    case 'PaymentDeclined':
      return { kind: 'declined', message: refused.message, code: codeOf(refused.declineCode) }
    case 'ItemsLost': {
      const lost = piecesOf(cart?.cartProducts ?? []).filter(
        ({ id, itemNumber }) => refused.lineIds.includes(id) || refused.itemNumbers.includes(itemNumber),
      )
      return {
        kind: 'lost',
        message: refused.message,
        names: lost.map(({ item }) => `${item.brand} ${item.title}`),
      }
    }
    case 'TotalsChanged':
      return { kind: 'changed', before: cart?.cartTotals?.amountCharged }
    case 'CheckoutIncomplete':
      return { kind: 'incomplete', message: refused.message, step: stepOfMissing(refused.missing) }
    case 'AttemptGivenUp':
    case 'CodeNotApplicable':
    case 'LegalAcceptRequired':
    case 'SavedMethodRefused':
      return { kind: 'other', message: refused.message }
  }
}
