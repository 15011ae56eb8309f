import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetJobsQuery, GetJobsQueryVariables } from '../types.ts'
import { JobsFieldsFragmentDoc } from './JobsFieldsFragmentDoc.ts'

export const GetJobsDocument = { kind: 'Document', documentId: 'a3ac9faace340321ede97a4232f31957e87e2e4c5630979d9ac6064e4a82ac1c', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobsFields"}}]}}]}}, JobsFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetJobsQuery, GetJobsQueryVariables>
