import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { StaffRefundOrderMutation, StaffRefundOrderMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'
import { StaffOrderOutcomeFragmentDoc } from './StaffOrderOutcomeFragmentDoc.ts'

export const StaffRefundOrderDocument = { kind: 'Document', documentId: '493cc972478eb3c3efa225a698a7c8ced15c317d6cdbb2da3e526643d767ab6b', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"staffRefundOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffRefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"staffRefundOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffOrderOutcome"}}]}}]}}, ItemCardFragmentDoc.definitions[0], OrderAddressFieldsFragmentDoc.definitions[0], OrderFieldsFragmentDoc.definitions[0], BoughtGiftCardFieldsFragmentDoc.definitions[0], StaffOrderFieldsFragmentDoc.definitions[0], StaffOrderOutcomeFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<StaffRefundOrderMutation, StaffRefundOrderMutationVariables>
