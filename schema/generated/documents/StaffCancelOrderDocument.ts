import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { StaffCancelOrderMutation, StaffCancelOrderMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'
import { StaffOrderOutcomeFragmentDoc } from './StaffOrderOutcomeFragmentDoc.ts'

export const StaffCancelOrderDocument = { kind: 'Document', documentId: '3e33ee8cd3bde67313be1055cbee698172c825236027b43c91e766150500890c', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"staffCancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffCancelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"staffCancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffOrderOutcome"}}]}}]}}, ItemCardFragmentDoc.definitions[0], OrderAddressFieldsFragmentDoc.definitions[0], OrderFieldsFragmentDoc.definitions[0], BoughtGiftCardFieldsFragmentDoc.definitions[0], StaffOrderFieldsFragmentDoc.definitions[0], StaffOrderOutcomeFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<StaffCancelOrderMutation, StaffCancelOrderMutationVariables>
