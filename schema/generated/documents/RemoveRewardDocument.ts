import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RemoveRewardMutation, RemoveRewardMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const RemoveRewardDocument = { kind: 'Document', documentId: '6f1b46249cdfc81cdd59f5730a22f436d0d122b5ad2a9b6b3d85eba043eb9467', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeReward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeReward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartFields"}}]}}]}}]}}, CartGiftCardFieldsFragmentDoc.definitions[0], ItemCardFragmentDoc.definitions[0], AppliedGiftCardFieldsFragmentDoc.definitions[0], CartTotalsFieldsFragmentDoc.definitions[0], BundleFieldsFragmentDoc.definitions[0], CartShippingFieldsFragmentDoc.definitions[0], CartFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<RemoveRewardMutation, RemoveRewardMutationVariables>
