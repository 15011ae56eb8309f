import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RemovePromoCodeMutation, RemovePromoCodeMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const RemovePromoCodeDocument = { kind: 'Document', documentId: '67a58c75809cee05ef8dfcb4a6bce60b2efeaa9823e84a710877866fe73d060b', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removePromoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removePromoCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartFields"}}]}}]}}]}}, CartGiftCardFieldsFragmentDoc.definitions[0], ItemCardFragmentDoc.definitions[0], AppliedGiftCardFieldsFragmentDoc.definitions[0], CartTotalsFieldsFragmentDoc.definitions[0], BundleFieldsFragmentDoc.definitions[0], CartShippingFieldsFragmentDoc.definitions[0], CartFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<RemovePromoCodeMutation, RemovePromoCodeMutationVariables>
