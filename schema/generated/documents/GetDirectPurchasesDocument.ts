import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetDirectPurchasesQuery, GetDirectPurchasesQueryVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const GetDirectPurchasesDocument = { kind: 'Document', documentId: '26c3641ac7ec09f77a438e8e6a0b4fb587ec76749e97aa7a04a982ca355c1d99', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getDirectPurchases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"directPurchases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectSaleFields"}}]}}]}}, MemberReviewFieldsFragmentDoc.definitions[0], DirectSaleFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetDirectPurchasesQuery, GetDirectPurchasesQueryVariables>
