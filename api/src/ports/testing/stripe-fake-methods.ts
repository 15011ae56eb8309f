// Customers in the fake of Stripe, and methods that are kept for them without a payment.
import { type Card, cardErrors, type Fields, StripeRefusal } from './stripe-fake-intents.ts'

type Handle = (fields: Fields, id: string) => { readonly status: number; readonly body: unknown }
type Kept = {
  readonly cards: ReadonlyMap<string, Card>
  readonly customers: Set<string>
  readonly newId: (prefix: string) => string
}

/** Adds the routes of customers, setup intents and detached methods. */
export function addMethodRoutes(
  post: (path: string, handle: Handle) => void,
  { cards, customers, newId }: Kept,
): void {
  post('/v1/customers', () => {
    const id = newId('cus')
    customers.add(id)
    return { status: 200, body: { id, object: 'customer' } }
  })
  post('/v1/setup_intents', (fields) => {
    const card = cards.get(fields.payment_method ?? '')
    const customer = fields.customer ?? ''
    if (!card || card.detached || (card.customer ?? customer) !== customer || !customers.has(customer))
      throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'resource_missing' })
    const error = cardErrors[card.behavior]
    if (error) throw new StripeRefusal(402, error)
    card.customer = customer
    const body = { id: newId('seti'), object: 'setup_intent', status: 'succeeded', payment_method: card }
    return { status: 200, body }
  })
  post('/v1/payment_methods/:id/detach', (_, id) => {
    const card = cards.get(id)
    if (!card?.customer) {
      const message = 'The payment method is not attached to a customer.'
      throw new StripeRefusal(400, { type: 'invalid_request_error', message })
    }
    card.customer = null
    card.detached = true
    return { status: 200, body: card }
  })
}
