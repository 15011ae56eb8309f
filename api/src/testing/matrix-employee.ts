// Rights to edit pieces, send them back and manage jobs; rows of matrix.ts. The rights of each role are
// tested in rules/src/fulfillment/staff.test.ts.
import { mutation, staffOnly } from './matrix-types.ts'

const nobody = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'

export const employeeMatrix = {
  'Query.deskQueues': { document: () => '{ deskQueues { name count } }', expected: staffOnly('answered') },
  'Query.staffSearch': {
    document: () => '{ staffSearch(search: "dress") { people { id } } }',
    expected: staffOnly('answered'),
  },
  'Query.staffPerson': {
    document: () => `{ staffPerson(id: "${nobody}") { since } }`,
    expected: staffOnly('null'),
  },
  'Mutation.setWarehousesOfPerson': {
    document: mutation(
      `setWarehousesOfPerson(input: { userId: "${nobody}", warehouseIds: [], reason: "try" })`,
    ),
    expected: staffOnly('StaffRefusal'),
  },
  'Query.staffContentReleases': {
    document: () => '{ staffContentReleases { id } }',
    expected: staffOnly('answered'),
  },
  'Mutation.makeContentRelease': {
    document: () => 'mutation { makeContentRelease(note: "") { __typename } }',
    expected: staffOnly('ContentRefused'),
  },
  'Mutation.publishContentRelease': {
    document: () => 'mutation { publishContentRelease(id: "nowhere") { __typename } }',
    expected: staffOnly('ContentRefused'),
  },
  'Query.staffPartners': {
    document: () => '{ staffPartners { id } }',
    expected: staffOnly('answered'),
  },
  'Query.staffPartner': {
    document: () => '{ staffPartner(slug: "nowhere") { id } }',
    expected: staffOnly('null'),
  },
  'Query.partnerFeed': {
    document: () => `{ partnerFeed(id: "${nobody}") { id } }`,
    expected: staffOnly('null'),
  },
  'Mutation.makePartnerKey': {
    document: mutation('makePartnerKey(slug: "nowhere")'),
    expected: staffOnly('FORBIDDEN'),
  },
  'Mutation.endPartnerKey': {
    document: mutation('endPartnerKey(slug: "nowhere", id: "none")'),
    expected: staffOnly('FORBIDDEN'),
  },
  'Mutation.addPartnerPerson': {
    document: mutation('addPartnerPerson(slug: "nowhere", email: "")'),
    expected: staffOnly('FORBIDDEN'),
  },
  'Mutation.removePartnerPerson': {
    document: mutation('removePartnerPerson(slug: "nowhere", id: "none")'),
    expected: staffOnly('FORBIDDEN'),
  },
  'Mutation.setPartnerTerms': {
    document: mutation(
      'setPartnerTerms(input: { slug: "nowhere", accountEmail: "", city: "", state: "", ladder: [], holdDays: 0 })',
    ),
    expected: staffOnly('FORBIDDEN'),
  },
  'Mutation.decidePartnerFeed': {
    document: mutation('decidePartnerFeed(input: { id: "nowhere", take: true })'),
    expected: staffOnly('PartnerRefused'),
  },
  'Query.personSearches': {
    document: () => '{ personSearches { text } }',
    expected: staffOnly('FORBIDDEN'),
  },
  'Query.siteAnalytics': {
    document: () => '{ siteAnalytics { figures { name } } }',
    expected: staffOnly('FORBIDDEN'),
  },
  'Query.staffPeople': {
    document: () => '{ staffPeople { totalCount } }',
    expected: staffOnly('answered'),
  },
  'Query.staffBags': { document: () => '{ staffBags { totalCount } }', expected: staffOnly('answered') },
  'Query.staffParcels': {
    document: () => '{ staffParcels { totalCount } }',
    expected: staffOnly('answered'),
  },
  'Query.deskViews': {
    document: () => '{ deskViews(screen: orders) { id } }',
    expected: staffOnly('answered'),
  },
  'Query.deskStateCounts': {
    document: () => '{ deskStateCounts(screen: pieces) { state count } }',
    expected: staffOnly('answered'),
  },
  'Mutation.saveDeskView': {
    document: mutation('saveDeskView(input: { screen: orders, name: "", query: "" })'),
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.deleteDeskView': {
    document: mutation(`deleteDeskView(id: "${nobody}")`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.putDeskViewFirst': {
    document: mutation(`putDeskViewFirst(id: "${nobody}")`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Query.staffItem': {
    document: () => '{ staffItem(itemNumber: 1) { version } }',
    expected: staffOnly('null'),
  },
  'Query.staffItems': {
    document: () => '{ staffItems(search: "") { itemNumber } }',
    expected: staffOnly('answered'),
  },
  'Query.madeWords': {
    document: () =>
      '{ madeWords(input: { categoryId: 0, cut: "", pattern: "", colorNames: [], materials: [] }) { title } }',
    expected: staffOnly('null'),
  },
  'Query.sellerReturns': {
    document: () => '{ sellerReturns { itemNumber } }',
    expected: staffOnly('answered'),
  },
  // An admin's alone: employee.test.ts.
  'Query.jobs': { document: () => '{ jobs { kinds { name } } }', expected: staffOnly('FORBIDDEN') },
  'Mutation.editItem': {
    document: mutation('editItem(input: { itemNumber: 1, version: "x", reason: "Not there" })'),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.changeItemState': {
    document: mutation('changeItemState(input: { itemNumber: 1, act: "delist", reason: "Not there" })'),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.moveSellerReturn': {
    document: mutation('moveSellerReturn(itemNumber: 1, to: "picked")'),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.retryJob': {
    document: mutation(`retryJob(id: "${nobody}", reason: "Not there")`),
    expected: staffOnly('FORBIDDEN'),
  },
  'Mutation.giveUpJob': {
    document: mutation(`giveUpJob(id: "${nobody}", reason: "Not there")`),
    expected: staffOnly('FORBIDDEN'),
  },
}
