import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetStaffFlagsQuery, GetStaffFlagsQueryVariables } from '../types.ts'
import { SettingChangeFieldsFragmentDoc } from './SettingChangeFieldsFragmentDoc.ts'
import { StaffFlagFieldsFragmentDoc } from './StaffFlagFieldsFragmentDoc.ts'

export const GetStaffFlagsDocument = { kind: 'Document', documentId: '9cf6c1fa9e3e20fcdfd21833cbe5568176d2695af4b855bf7cdae086beda2100', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getStaffFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"staffFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffFlagFields"}}]}}]}}, SettingChangeFieldsFragmentDoc.definitions[0], StaffFlagFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetStaffFlagsQuery, GetStaffFlagsQueryVariables>
