import { documentOf } from '../../document.ts'
import type { SaveDirectDraftMutation, SaveDirectDraftMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const SaveDirectDraftDocument = /* #__PURE__ */ documentOf<SaveDirectDraftMutation, SaveDirectDraftMutationVariables>("mutation saveDirectDraft($input:DirectDraftInput!){__typename saveDirectDraft(input:$input){__typename ...on DirectListingPayload{__typename listing{__typename ...DirectListingFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "efc58af114c5db91ba6950a5ef645f5cac5e940c0ea1f64f08c10165b21b071f")
