// Rights to sellers' money; rows of matrix.ts. Another user's cash-out is answered as if it did not exist:
// earnings.test.ts.
import { everybody, loggedIn, members, mutation, staffOnly } from './matrix-types.ts'

const nobody = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'

export const earningsMatrix = {
  'Query.earnings': { document: () => '{ earnings { held } }', expected: members('answered') },
  'Query.bagEarnings': {
    document: () => '{ bagEarnings(bagNumber: "1") { brought } }',
    expected: members('null'),
  },
  'Query.myPartners': { document: () => '{ myPartners { id } }', expected: members('answered') },
  'Query.partnerParcels': {
    document: () => '{ partnerParcels(partnerId: "1") { totalCount } }',
    expected: members('answered'),
  },
  'Mutation.makePartnerLabel': {
    document: mutation('makePartnerLabel(parcelId: "nowhere")'),
    expected: members('NOT_FOUND'),
  },
  'Query.supplierPage': {
    document: () => '{ supplierPage(slug: "nowhere") { id } }',
    expected: loggedIn('null'),
  },
  'Mutation.setSupplierPage': {
    document: mutation(
      'setSupplierPage(input: { slug: "nowhere", version: 0, name: "", logoText: "", bannerText: "", description: "", moneyDoes: "", pictureAlt: "" })',
    ),
    expected: staffOnly('SupplierPageRefused'),
  },
  'Query.taxSetup': { document: () => '{ taxSetup { year } }', expected: members('answered') },
  'Mutation.signTaxForm': {
    document: mutation(
      'signTaxForm(input: { name: "", businessClass: "", tinKind: "", tin: "", line1: "", city: "", state: "", zip: "", signature: "" })',
    ),
    expected: members('TaxFormRefused'),
  },
  'Query.earningSales': { document: () => '{ earningSales { totalCount } }', expected: members('answered') },
  'Query.cashOutSetup': { document: () => '{ cashOutSetup { email } }', expected: members('answered') },
  'Query.cashOuts': { document: () => '{ cashOuts { totalCount } }', expected: members('answered') },
  'Query.cashOut': { document: () => `{ cashOut(id: "${nobody}") { id } }`, expected: members('null') },
  'Query.charityPartner': {
    document: () => '{ charityPartner(slug: "open-door-fund") { name } }',
    expected: everybody('answered'),
  },
  'Mutation.cashOut': {
    document: mutation(`cashOut(input: { requestKey: "matrix", accountId: "${nobody}", amount: 500 })`),
    expected: members('CashOutRefused'),
  },
  'Mutation.turnEarningsToCredit': {
    document: mutation('turnEarningsToCredit(input: { requestKey: "matrix", amount: 500 })'),
    expected: members('CashOutRefused'),
  },
  'Mutation.donateEarnings': {
    document: mutation('donateEarnings(input: { requestKey: "matrix", amount: 500, charityId: 41 })'),
    expected: members('CashOutRefused'),
  },
  'Mutation.linkPayoutAccount': {
    document: mutation('linkPayoutAccount(input: { method: "digital_wallet", email: "no address" })'),
    expected: members('PayoutAccountRefused'),
  },
  'Mutation.linkBankAccount': {
    document: mutation('linkBankAccount(token: "btok_unknown")'),
    expected: members('PayoutAccountRefused'),
  },
  'Mutation.chooseDefaultPayoutAccount': {
    document: mutation(`chooseDefaultPayoutAccount(id: "${nobody}")`),
    expected: members('DefaultPayoutAccountPayload'),
  },
  'Mutation.confirmPayoutAccount': {
    document: mutation('confirmPayoutAccount(code: "000000")'),
    expected: members('PayoutAccountRefused'),
  },
  'Mutation.unlinkPayoutAccount': {
    document: mutation(`unlinkPayoutAccount(id: "${nobody}")`),
    expected: members('UnlinkPayoutAccountPayload'),
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
