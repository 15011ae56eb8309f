import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RemoveRewardMutation, RemoveRewardMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const RemoveRewardDocument = { kind: 'Document', documentId: '1cad0e84160b9ee112d1aa9dd0fe0595602d8817a6cfbef650139c59f34b9c21', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeReward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeReward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartFields"}}]}}]}}]}}, CartGiftCardFieldsFragmentDoc.definitions[0], ItemCardFragmentDoc.definitions[0], AppliedGiftCardFieldsFragmentDoc.definitions[0], CartTotalsFieldsFragmentDoc.definitions[0], BundleFieldsFragmentDoc.definitions[0], CartShippingFieldsFragmentDoc.definitions[0], CartFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<RemoveRewardMutation, RemoveRewardMutationVariables>
