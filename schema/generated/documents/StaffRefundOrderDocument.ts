import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { StaffRefundOrderMutation, StaffRefundOrderMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'
import { StaffOrderOutcomeFragmentDoc } from './StaffOrderOutcomeFragmentDoc.ts'

export const StaffRefundOrderDocument = { kind: 'Document', documentId: '8cb4f5eb945fb69743597d6343affb346673a401a8b491164589f172d8c6505b', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"staffRefundOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffRefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"staffRefundOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffOrderOutcome"}}]}}]}}, ItemCardFragmentDoc.definitions[0], OrderAddressFieldsFragmentDoc.definitions[0], OrderFieldsFragmentDoc.definitions[0], BoughtGiftCardFieldsFragmentDoc.definitions[0], StaffOrderFieldsFragmentDoc.definitions[0], StaffOrderOutcomeFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<StaffRefundOrderMutation, StaffRefundOrderMutationVariables>
