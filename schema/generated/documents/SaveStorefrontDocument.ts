import { documentOf } from '../../document.ts'
import type { SaveStorefrontMutation, SaveStorefrontMutationVariables } from '../types.ts'
import { StorefrontFieldsFragmentDoc } from './StorefrontFieldsFragmentDoc.ts'

export const SaveStorefrontDocument = /* #__PURE__ */ documentOf<SaveStorefrontMutation, SaveStorefrontMutationVariables>("mutation saveStorefront($input:StorefrontInput!){__typename saveStorefront(input:$input){__typename ...on SaveStorefrontPayload{__typename storefront{__typename ...StorefrontFields}}...on UserError{__typename message}}}", [StorefrontFieldsFragmentDoc], "f61598e10253b6cd692a2751e146ec8cce73ef89918113fef7c4852d06a9ce8e")
