import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetDirectReviewsQuery, GetDirectReviewsQueryVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { DirectReviewFieldsFragmentDoc } from './DirectReviewFieldsFragmentDoc.ts'

export const GetDirectReviewsDocument = { kind: 'Document', documentId: 'bc30306b23f6f2228e41888cd656a5f4e7868a521a8b270b67b78b22b8b638d8', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getDirectReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"directReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectReviewFields"}}]}}]}}, DirectPayoutFieldsFragmentDoc.definitions[0], DirectListingFieldsFragmentDoc.definitions[0], DirectReviewFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetDirectReviewsQuery, GetDirectReviewsQueryVariables>
