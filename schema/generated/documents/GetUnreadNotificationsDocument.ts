import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetUnreadNotificationsQuery, GetUnreadNotificationsQueryVariables } from '../types.ts'

export const GetUnreadNotificationsDocument = { kind: 'Document', documentId: '142832c26fb60eade80b91a0443a7f077d7cee994c6a26f9123499b3376558e3', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getUnreadNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"}}]}}] } as unknown as TypedDocumentNode<GetUnreadNotificationsQuery, GetUnreadNotificationsQueryVariables>
