// Rights to storefronts and follows; rows of matrix.ts. Users may have a storefront and follow; everybody may
// look at an open storefront.
import { everybody, members, type Row } from './matrix-types.ts'

export const storefrontMatrix: Record<string, Row> = {
  'Query.storefront': {
    document: () => '{ storefront(code: "none") { __typename } }',
    expected: everybody('null'),
  },
  'Query.myStorefront': { document: () => '{ myStorefront { code } }', expected: everybody('null') },
  'Query.follows': { document: () => '{ follows { id } }', expected: everybody('answered') },
  'Mutation.saveStorefront': {
    document: () =>
      `mutation { saveStorefront(input: { name: "${'x'.repeat(41)}", isOpen: true, showsPieces: true }) { __typename } }`,
    expected: members('StorefrontRefused'),
  },
  'Mutation.follow': {
    document: () => 'mutation { follow(input: { storefrontCode: "none", on: true }) { __typename } }',
    expected: members('FollowRefused'),
  },
}
