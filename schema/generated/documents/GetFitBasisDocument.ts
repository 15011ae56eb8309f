import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetFitBasisQuery, GetFitBasisQueryVariables } from '../types.ts'
import { FitBasisFieldsFragmentDoc } from './FitBasisFieldsFragmentDoc.ts'

export const GetFitBasisDocument = { kind: 'Document', documentId: '9b9fdd07e563dd7b099572fd812d35f90036ffaa70e05c05fb8697740b34dbde', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getFitBasis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fitBasis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FitBasisFields"}}]}}]}}, FitBasisFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetFitBasisQuery, GetFitBasisQueryVariables>
