// Rights to kits and bags; rows of matrix.ts. That no user sees another's kit is tested in
// api/src/domains/kits/kits.test.ts.
import { asks, everybody, members, type Row } from './matrix-types.ts'

const nobody = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'

export const cleanoutMatrix: Record<string, Row> = {
  'Query.outstandingKits': {
    document: () => '{ outstandingKits { totalCount } }',
    expected: everybody('answered'),
  },
  // Banned people too: it tells them why not.
  'Query.cleanoutOffer': { document: () => '{ cleanoutOffer { variant } }', expected: everybody('answered') },
  'Query.kits': { document: () => '{ kits { totalCount } }', expected: everybody('answered') },
  'Query.kit': { document: () => `{ kit(id: "${nobody}") { id } }`, expected: everybody('null') },
  'Query.sellerBags': {
    document: () => '{ sellerBags { totalCount } }',
    expected: members('answered', 'answered'),
  },
  'Mutation.nameBag': {
    document: () => 'mutation { nameBag(bagNumber: "1", name: "Spring closet") { __typename } }',
    expected: members('NOT_FOUND', 'NOT_FOUND'),
  },
  'Query.sellerBag': {
    document: () => `{ sellerBag(identifier: "${nobody}") { id } }`,
    expected: everybody('null'),
  },
  'Query.cleanoutPartner': {
    document: () => '{ cleanoutPartner(slug: "alderbrook") { name } }',
    expected: everybody('answered'),
  },
  'Mutation.orderBags': {
    document: ({ who }) =>
      `mutation { orderBags(input: { requestKey: "matrix-${who}", bagType: "label", service: "standard", way: "account", restChoice: "donate", email: "matrix.${asks.indexOf(who)}@hemline.example" }) { __typename } }`,
    expected: { ...everybody('OrderBagsPayload'), banned: 'BagOrderRefused' },
  },
  'Mutation.cancelKit': {
    document: () => `mutation { cancelKit(id: "${nobody}") { __typename } }`,
    expected: { ...everybody('NOT_FOUND'), banned: 'FORBIDDEN' },
  },
  'Mutation.activateKit': {
    document: () =>
      'mutation { activateKit(input: { requestKey: "matrix-activate", code: "HB1", restChoice: "reclaim" }) { __typename } }',
    expected: members('KitNotActivated', 'FORBIDDEN'),
  },
}
