import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetStaffGoodyBoxesQuery, GetStaffGoodyBoxesQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'

export const GetStaffGoodyBoxesDocument = { kind: 'Document', documentId: '97148e51305032a33260c74fa696f8b9bd2e07ac5467f38f1bfc68235c4a8538', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getStaffGoodyBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"staffGoodyBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffGoodyBoxFields"}}]}}]}}, ItemCardFragmentDoc.definitions[0], StaffGoodyPieceFieldsFragmentDoc.definitions[0], StaffGoodyBoxFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetStaffGoodyBoxesQuery, GetStaffGoodyBoxesQueryVariables>
