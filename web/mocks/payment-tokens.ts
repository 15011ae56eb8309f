// The mocks of the processor's browser endpoints: the token decides how the payment goes.

import {
  type BankAccountText,
  bankAccountProblems,
  bankDigits,
} from '@hemline/rules/earnings/bank-accounts.ts'
import { type CardText, cardBrand, cardDigits, cardProblems } from '@hemline/rules/payment/cards.ts'
import { behaviorOf } from '@hemline/rules/vocabulary/marked-cards.ts'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { tokenOf } from './marked.ts'
import { bankTokenOf } from './marked-earnings.ts'

/** Returns handlers that give a token for a card, a wallet's session or a bank account. No number is kept. */
export function tokenHandlers(now: () => Date): HttpHandler[] {
  return [
    http.post('*/pay/tokens', async ({ request }) => {
      const card = (await request.json()) as CardText
      const errors = Object.entries(cardProblems(card, now())).map(([field, message]) => ({ field, message }))
      if (errors.length > 0) return HttpResponse.json({ errors }, { status: 422 })
      const digits = cardDigits(card.number) ?? ''
      return HttpResponse.json(
        { token: tokenOf(behaviorOf(digits)), brand: cardBrand(digits), last4: digits.slice(-4) },
        { status: 201 },
      )
    }),
    http.post('*/pay/bank-tokens', async ({ request }) => {
      const typed = (await request.json()) as BankAccountText
      const errors = Object.entries(bankAccountProblems(typed)).map(([field, message]) => ({
        field,
        message,
      }))
      if (errors.length > 0) return HttpResponse.json({ errors }, { status: 422 })
      const last4 = (bankDigits(typed.accountNumber) ?? '').slice(-4)
      return HttpResponse.json({ token: bankTokenOf(typed.accountType, last4), last4 }, { status: 201 })
    }),
    http.post('*/pay/wallet-tokens', () =>
      HttpResponse.json(
        { token: tokenOf('succeeds'), brand: 'mobile wallet', last4: '4242' },
        { status: 201 },
      ),
    ),
  ]
}
