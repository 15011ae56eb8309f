import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { IntakeBagFieldsFragment } from '../types.ts'
import { IntakeBagRowFragmentDoc } from './IntakeBagRowFragmentDoc.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'

export const IntakeBagFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntakeBagFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IntakeBag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntakeBagRow"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntakePieceFields"}}]}}]}}, IntakeBagRowFragmentDoc.definitions[0], IntakePieceFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<IntakeBagFieldsFragment, unknown>
