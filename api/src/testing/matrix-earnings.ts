// Rights to sellers' money; rows of matrix.ts. Another user's cash-out is answered as if it did not exist:
// earnings.test.ts.
import type { Asks } from './matrix-types.ts'

const nobody = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'

/** Users who are not banned see their own earnings only; that includes the employee. */
const owners = (outcome: string): Record<Asks, string> => ({
  visitor: 'UNAUTHENTICATED',
  banned: 'FORBIDDEN',
  another: outcome,
  employee: outcome,
  shopper: outcome,
})
/** Banned people too: it moves nothing. */
const loggedIn = (outcome: string): Record<Asks, string> => ({ ...owners(outcome), banned: outcome })
const everybody = (outcome: string): Record<Asks, string> => ({ ...loggedIn(outcome), visitor: outcome })
const mutation = (call: string) => () => `mutation { ${call} { __typename } }`

export const earningsMatrix = {
  'Query.earnings': { document: () => '{ earnings { held } }', expected: owners('answered') },
  'Query.earningSales': { document: () => '{ earningSales { totalCount } }', expected: owners('answered') },
  'Query.cashOutSetup': { document: () => '{ cashOutSetup { email } }', expected: owners('answered') },
  'Query.cashOuts': { document: () => '{ cashOuts { totalCount } }', expected: owners('answered') },
  'Query.cashOut': { document: () => `{ cashOut(id: "${nobody}") { id } }`, expected: owners('null') },
  'Query.charityPartner': {
    document: () => '{ charityPartner(slug: "open-door-fund") { name } }',
    expected: everybody('answered'),
  },
  'Mutation.cashOut': {
    document: mutation(`cashOut(input: { requestKey: "matrix", accountId: "${nobody}", amount: 500 })`),
    expected: owners('CashOutRefused'),
  },
  'Mutation.turnEarningsToCredit': {
    document: mutation('turnEarningsToCredit(input: { requestKey: "matrix", amount: 500 })'),
    expected: owners('CashOutRefused'),
  },
  'Mutation.donateEarnings': {
    document: mutation('donateEarnings(input: { requestKey: "matrix", amount: 500, charityId: 41 })'),
    expected: owners('CashOutRefused'),
  },
  'Mutation.linkPayoutAccount': {
    document: mutation('linkPayoutAccount(input: { method: "digital_wallet", email: "no address" })'),
    expected: owners('PayoutAccountRefused'),
  },
  'Mutation.confirmPayoutAccount': {
    document: mutation('confirmPayoutAccount(code: "000000")'),
    expected: owners('PayoutAccountRefused'),
  },
  'Mutation.unlinkPayoutAccount': {
    document: mutation(`unlinkPayoutAccount(id: "${nobody}")`),
    expected: owners('UnlinkPayoutAccountPayload'),
  },
  'Mutation.sendEmailVerification': {
    document: mutation('sendEmailVerification'),
    expected: loggedIn('EmailVerificationSent'),
  },
  'Mutation.verifyEmail': {
    document: mutation('verifyEmail(token: "none")'),
    expected: everybody('EmailNotVerified'),
  },
  'Mutation.confirmPassword': {
    document: mutation('confirmPassword(password: "not it")'),
    expected: loggedIn('PasswordNotConfirmed'),
  },
}
