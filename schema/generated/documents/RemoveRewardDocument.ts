import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RemoveRewardMutation, RemoveRewardMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const RemoveRewardDocument = { kind: 'Document', documentId: 'ba98204499f3daa1e1f91d260263d838e8267b1953ecc7264c04cad658dad6be', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeReward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeReward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartFields"}}]}}]}}]}}, CartGiftCardFieldsFragmentDoc.definitions[0], ItemCardFragmentDoc.definitions[0], AppliedGiftCardFieldsFragmentDoc.definitions[0], CartTotalsFieldsFragmentDoc.definitions[0], BundleFieldsFragmentDoc.definitions[0], CartShippingFieldsFragmentDoc.definitions[0], CartFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<RemoveRewardMutation, RemoveRewardMutationVariables>
