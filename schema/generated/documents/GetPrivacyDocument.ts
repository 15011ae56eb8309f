import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetPrivacyQuery, GetPrivacyQueryVariables } from '../types.ts'
import { OpenThingFieldsFragmentDoc } from './OpenThingFieldsFragmentDoc.ts'
import { PrivacyFieldsFragmentDoc } from './PrivacyFieldsFragmentDoc.ts'

export const GetPrivacyDocument = { kind: 'Document', documentId: '721a1e1aa078b0aac590c008dcd89a7f991bbfa7c0e45efd6ef068756dba994f', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getPrivacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyFields"}}]}}]}}, OpenThingFieldsFragmentDoc.definitions[0], PrivacyFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetPrivacyQuery, GetPrivacyQueryVariables>
