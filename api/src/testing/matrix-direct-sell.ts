// Rights to what members sell by themselves, and to offers; rows of matrix.ts. Everybody may look up prices,
// members sell and offer, and employees who review pieces decide about listings.
import { everybody, mutation, type Row, staffOnly } from './matrix-types.ts'

const id = '01939bd2-4c11-7a55-8d21-0b3f7f3a8399'
const members = (outcome: string): Row['expected'] => ({
  ...everybody(outcome),
  visitor: 'SignInRequired',
  banned: 'FORBIDDEN',
})

export const directSellMatrix: Record<string, Row> = {
  'Query.directShop': {
    document: () => '{ directShop { openedAt } }',
    outcome: (shop: { openedAt: string | null } | null) =>
      shop === null ? 'null' : shop.openedAt === null ? 'not open' : 'open',
    expected: { ...everybody('not open'), visitor: 'null' },
  },
  'Query.directListing': {
    document: () => `{ directListing(id: "${id}") { id } }`,
    expected: everybody('null'),
  },
  'Query.directChoices': {
    document: () => '{ directChoices { materials } }',
    outcome: ({ materials }: { materials: string[] }) => (materials.length > 0 ? 'answered' : 'empty'),
    expected: everybody('answered'),
  },
  'Query.directBrands': {
    document: () => '{ directBrands(text: "fern") { id } }',
    expected: everybody('answered'),
  },
  'Query.directGuess': {
    document: () => `{ directGuess(photoIds: ["${id}"]) { isClear } }`,
    expected: everybody('null'),
  },
  'Query.directLabel': {
    document: () => `{ directLabel(photoId: "${id}") { brand } }`,
    expected: everybody('null'),
  },
  'Query.directPriceGuide': {
    document: () => '{ directPriceGuide(categoryId: 0, condition: "good") { count } }',
    expected: everybody('BAD_INPUT'),
  },
  'Query.resaleEstimates': {
    document: () => '{ resaleEstimates(itemNumbers: [1]) { price } }',
    outcome: (estimates: unknown[]) => `${estimates.length} estimates`,
    expected: everybody('0 estimates'),
  },
  'Query.directSale': { document: () => `{ directSale(id: "${id}") { id } }`, expected: everybody('null') },
  'Query.directSales': { document: () => '{ directSales { totalCount } }', expected: everybody('answered') },
  'Query.directPurchases': {
    document: () => '{ directPurchases { totalCount } }',
    expected: everybody('answered'),
  },
  'Query.directReviews': {
    document: () => '{ directReviews { totalCount } }',
    expected: staffOnly('answered'),
  },
  'Query.prohibitedBrands': {
    document: () => '{ prohibitedBrands { name } }',
    expected: staffOnly('answered'),
  },
  'Query.offers': {
    document: () => '{ offers(folder: selling) { totalCount } }',
    outcome: ({ totalCount }: { totalCount: number }) => `${totalCount} offers`,
    expected: everybody('0 offers'),
  },
  'Query.offer': { document: () => `{ offer(id: "${id}") { id } }`, expected: everybody('null') },
  'Query.offerRoom': {
    document: () => '{ offerRoom(itemNumbers: [1]) { asking } }',
    expected: everybody('null'),
  },
  'Mutation.openDirectShop': {
    document: mutation(
      'openDirectShop(input: { acceptTerms: false, address: { fullName: "A B", line1: "1 A", city: "A", zip: "1", phone: "1" } })',
    ),
    expected: members('DirectRefused'),
  },
  'Mutation.setDirectVacation': {
    document: mutation('setDirectVacation'),
    expected: members('DirectRefused'),
  },
  'Mutation.saveDirectDraft': {
    document: mutation(`saveDirectDraft(input: { id: "${id}", photoIds: ["${id}"] })`),
    expected: members('DirectRefused'),
  },
  'Mutation.submitDirectListing': {
    document: mutation(`submitDirectListing(id: "${id}")`),
    expected: members('NOT_FOUND'),
  },
  'Mutation.changeDirectPrice': {
    document: mutation(`changeDirectPrice(id: "${id}", price: 1000, takesOffers: true, comesDown: false)`),
    expected: members('NOT_FOUND'),
  },
  'Mutation.moveDirectListing': {
    document: mutation(`moveDirectListing(id: "${id}", act: pause)`),
    expected: members('NOT_FOUND'),
  },
  'Mutation.sellAgain': {
    document: mutation('sellAgain(itemNumber: 1)'),
    expected: members('DirectRefused'),
  },
  'Mutation.printDirectLabel': {
    document: mutation(`printDirectLabel(saleId: "${id}")`),
    expected: members('NOT_FOUND'),
  },
  'Mutation.cancelDirectSale': {
    document: mutation(`cancelDirectSale(saleId: "${id}", reason: "It is gone.")`),
    expected: members('NOT_FOUND'),
  },
  'Mutation.rateDirectSale': {
    document: mutation(`rateDirectSale(input: { saleId: "${id}", stars: 5 })`),
    expected: members('NOT_FOUND'),
  },
  'Mutation.reportListing': {
    document: mutation('reportListing(input: { itemNumber: 1, reason: other })'),
    expected: members('DirectRefused'),
  },
  'Mutation.decideDirectListing': {
    document: mutation(`decideDirectListing(id: "${id}", accept: false)`),
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.prohibitBrand': {
    document: mutation('prohibitBrand(name: "Fern", reason: "")'),
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.allowBrand': {
    document: mutation(`allowBrand(id: "${id}")`),
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.makeOffer': {
    document: mutation(`makeOffer(input: { itemNumbers: [1], amount: 1000, key: "${id}" })`),
    expected: members('OfferRefused'),
  },
  'Mutation.answerOffer': {
    document: mutation(`answerOffer(input: { id: "${id}", act: decline, key: "${id}" })`),
    expected: members('NOT_FOUND'),
  },
  'Query.blockedPeople': { document: () => '{ blockedPeople { id } }', expected: everybody('answered') },
  'Query.memberReports': {
    document: () => '{ memberReports { open { id } } }',
    expected: staffOnly('answered'),
  },
  'Mutation.blockPerson': {
    document: mutation(`blockPerson(person: { offerId: "${id}" }, on: true)`),
    expected: members('NOT_FOUND'),
  },
  'Mutation.reportMember': {
    document: mutation(`reportMember(input: { kind: question, id: "${id}", reason: other })`),
    expected: members('DirectRefused'),
  },
  'Mutation.decideMemberReport': {
    document: mutation(`decideMemberReport(id: "${id}", act: keep)`),
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.liftSuspension': {
    document: mutation(`liftSuspension(id: "${id}")`),
    expected: staffOnly('StaffRefusal'),
  },
}
