import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { OpenThingFieldsFragment } from '../types.ts'

export const OpenThingFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenThingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenThing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}] } as unknown as TypedDocumentNode<OpenThingFieldsFragment, unknown>
