import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetSavedSearchesQuery, GetSavedSearchesQueryVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const GetSavedSearchesDocument = { kind: 'Document', documentId: '06b447b119eb745269373d4071ee88450cd2628892603e8f205747953ed68cb9', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getSavedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"savedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchFields"}}]}}]}}, AutoBuyFieldsFragmentDoc.definitions[0], SavedSearchFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetSavedSearchesQuery, GetSavedSearchesQueryVariables>
