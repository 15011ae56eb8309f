import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetStaffGoodyBoxesQuery, GetStaffGoodyBoxesQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'

export const GetStaffGoodyBoxesDocument = { kind: 'Document', documentId: '6e3d1259546296a258c9e197d39e63cb2146e9a0e7ff23a7bf3d04c2deea1125', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getStaffGoodyBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"staffGoodyBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffGoodyBoxFields"}}]}}]}}, ItemCardFragmentDoc.definitions[0], StaffGoodyPieceFieldsFragmentDoc.definitions[0], StaffGoodyBoxFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetStaffGoodyBoxesQuery, GetStaffGoodyBoxesQueryVariables>
