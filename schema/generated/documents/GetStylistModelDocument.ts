import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetStylistModelQuery, GetStylistModelQueryVariables } from '../types.ts'

export const GetStylistModelDocument = { kind: 'Document', documentId: 'efc6c54b7ce93a462cc3494ef0c9ff68df2753b8890c82bd8744f805f5662e2c', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getStylistModel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stylistModel"}}]}}] } as unknown as TypedDocumentNode<GetStylistModelQuery, GetStylistModelQueryVariables>
