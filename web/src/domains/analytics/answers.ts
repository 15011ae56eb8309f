// What operations and their answers say of their visitor: the events of the product (specification §7) and
// the phases of logging in and out (§4). The server's answer decides, so that a refused piece is not counted.
import { authCategory, eventOf, type ProductEvent, productEvent } from '@hemline/rules/analytics/events.ts'
import type { AuthPhase } from '@hemline/rules/vocabulary/auth.ts'
import { currency } from '@hemline/rules/vocabulary/constants.ts'
import type { Operation } from 'urql'
import type { Note } from '../../platform/track.ts'
import { nameOf } from '../../platform/urql.ts'

type Fact = string | number | null
/** What is to be reported: an event with its facts, or a purchase with its lines; amounts in cents. */
export type Said =
  | { event: ReturnType<typeof eventOf>; facts?: Record<string, Fact> }
  | { purchase: Purchase }
type Purchase = {
  label: string
  total: number
  tax: number
  shipping: number
  lines: readonly { itemNumber: number | null; price: number }[]
}

const phase = (action: AuthPhase, label?: string): Said => ({
  event: eventOf({ category: authCategory, action, label }),
})
const ofProduct = (name: ProductEvent, label?: string, item?: number): Said => ({
  event: productEvent(name, label),
  ...(item === undefined ? {} : { facts: { item } }),
})

type Outcome = { __typename?: string; itemNumber?: number; order?: Order }
type Order = {
  label: string
  lines: readonly { itemNumber: number | null; price: number }[]
  totals: { total: number; tax: number; shipping: number }
}
type Input = { itemNumbers?: readonly number[]; partner?: string | null }

const sentPhases: Readonly<Record<string, AuthPhase>> = {
  logIn: 'auth_begin',
  logInWithPasskey: 'auth_begin',
  signUp: 'auth_begin',
  requestPasswordChange: 'pw_change_request_begin',
}

const whenIn = (outcome: Outcome, done: AuthPhase): readonly Said[] => {
  const isIn = outcome.__typename === 'AuthPayload'
  const refusal = outcome.__typename === 'SecondStepNeeded' ? 'second step' : 'refused'
  const response = phase('auth_response', isIn ? 'accepted' : refusal)
  return isIn ? [response, phase(done)] : [response]
}
const whenBought = ({ __typename, order }: Outcome): readonly Said[] =>
  __typename === 'OrderPlaced' && order
    ? [{ purchase: { label: order.label, lines: order.lines, ...order.totals } }]
    : []
const ifNamed = (outcome: Outcome, name: string, event: ProductEvent): readonly Said[] =>
  outcome.__typename === name ? [ofProduct(event, undefined, outcome.itemNumber)] : []
const ofEach = ({ itemNumbers = [] }: Input, event: ProductEvent) =>
  itemNumbers.map((item) => ofProduct(event, undefined, item))

const answers: Readonly<Record<string, (outcome: Outcome, input: Input) => readonly Said[]>> = {
  addToCart: (outcome) => ifNamed(outcome, 'AddToCartPayload', 'addToCart'),
  removeFromCart: (outcome) => ifNamed(outcome, 'RemoveFromCartPayload', 'removeFromCart'),
  addFavorites: (_, input) => ofEach(input, 'addFavorite'),
  removeFavorites: (_, input) => ofEach(input, 'removeFavorite'),
  placeOrder: whenBought,
  orderAttempt: whenBought,
  leavePayment: whenBought,
  orderBags: ({ __typename }, { partner }) =>
    __typename === 'OrderBagsPayload'
      ? [ofProduct(partner ? 'partnerKitOrdered' : 'kitOrdered', partner ?? undefined)]
      : [],
  logIn: (outcome) => whenIn(outcome, 'login'),
  finishLogIn: (outcome) => whenIn(outcome, 'login'),
  logInWithPasskey: (outcome) => whenIn(outcome, 'login'),
  signUp: (outcome) => whenIn(outcome, 'signup'),
  logOut: () => [phase('logout'), ofProduct('logout')],
}

const inputOf = ({ variables }: Operation): Input => (variables as { input?: Input }).input ?? {}

/**
 * Returns the events to track for a sent or answered GraphQL operation; empty for operations that are not
 * tracked and for failed answers.
 */
export function saidBy(note: Note): readonly Said[] {
  if ('sent' in note) {
    const begun = sentPhases[nameOf(note.sent) ?? '']
    return begun ? [phase(begun)] : []
  }
  const { data, error, operation } = note.answer
  if (error || !data) return []
  return Object.entries(data).flatMap(
    ([field, outcome]) => answers[field]?.((outcome ?? {}) as Outcome, inputOf(operation)) ?? [],
  )
}

/**
 * Returns a purchase as parameters of the tracker protocol: one record for the order and one for each line,
 * amounts in dollars as text (§9: USD).
 */
export function transactionOf({ label, total, tax, shipping, lines }: Purchase): Record<string, string>[] {
  const dollars = (cents: number) => (cents / 100).toFixed(2)
  return [
    {
      e: 'tr',
      tr_id: label,
      tr_tt: dollars(total),
      tr_tx: dollars(tax),
      tr_sh: dollars(shipping),
      tr_cu: currency,
    },
    ...lines.flatMap(({ itemNumber, price }) =>
      itemNumber === null
        ? []
        : [
            {
              e: 'ti',
              ti_id: label,
              ti_sk: String(itemNumber),
              ti_pr: dollars(price),
              ti_qu: '1',
              ti_cu: currency,
            },
          ],
    ),
  ]
}
