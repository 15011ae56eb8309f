// Bank accounts of the sandbox: the numbers come from the browser, stay here, and are known to the shop by a
// reference and the last four digits.
import {
  type BankAccountText,
  bankAccountProblems,
  bankDigits,
} from '@hemline/rules/earnings/bank-accounts.ts'
import type { FastifyInstance } from 'fastify'
import { bankAccountBody, bankTokenBody } from './model.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'

type Deps = {
  readonly store: Store
  readonly now: () => number
  readonly newId: (prefix: string) => string
}

/** The milliseconds that a token of a bank account works. */
const tokenMs = 3_600_000

/**
 * Adds the route by which a browser exchanges a bank account's numbers for a token: 201 with the token and
 * the last four digits, or 422 with the problem of each field.
 */
export function addBankTokenRoute(app: FastifyInstance, { store, now, newId }: Deps): void {
  app.post('/bank-tokens', async (request, reply) => {
    const typed: BankAccountText = bankTokenBody.parse(request.body)
    const problems = Object.entries(bankAccountProblems(typed))
    if (problems.length > 0)
      return reply.status(422).send({ errors: problems.map(([field, message]) => ({ field, message })) })
    const accountNumber = bankDigits(typed.accountNumber) ?? ''
    const token = newId('btok')
    store.together(() =>
      store.addBankAccount(
        token,
        {
          ref: newId('bank'),
          holder: typed.holder.trim(),
          accountType: typed.accountType,
          routingNumber: bankDigits(typed.routingNumber) ?? '',
          accountNumber,
        },
        now(),
      ),
    )
    return reply.status(201).send({ token, last4: accountNumber.slice(-4) })
  })
}

/**
 * Adds the route POST /bank-accounts, by which the shop learns reference, holder, kind and last four digits
 * of a token's bank account. Answers 404 (no_such_token) for a token that is unknown or older than an hour.
 */
export function addBankAccountRoute(app: FastifyInstance, { store, now }: Omit<Deps, 'newId'>): void {
  app.post('/bank-accounts', async (request) => {
    const { token } = bankAccountBody.parse(request.body)
    const account = store.findBankToken(token, now() - tokenMs)
    if (!account) throw new Refusal(404, 'no_such_token')
    const { ref: reference, holder, accountType, accountNumber } = account
    return { reference, holder, accountType, last4: accountNumber.slice(-4) }
  })
}
