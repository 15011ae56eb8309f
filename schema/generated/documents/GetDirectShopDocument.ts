import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetDirectShopQuery, GetDirectShopQueryVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'
import { DirectShopFieldsFragmentDoc } from './DirectShopFieldsFragmentDoc.ts'

export const GetDirectShopDocument = { kind: 'Document', documentId: 'd07a9ce70a9a00395dc87bcccea2e62de57b4e5f7ec129933384f564e69831f7', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getDirectShop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"directShop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectShopFields"}}]}}]}}, DirectPayoutFieldsFragmentDoc.definitions[0], DirectListingFieldsFragmentDoc.definitions[0], MemberReviewFieldsFragmentDoc.definitions[0], DirectSaleFieldsFragmentDoc.definitions[0], MemberRatingFieldsFragmentDoc.definitions[0], DirectShopFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetDirectShopQuery, GetDirectShopQueryVariables>
