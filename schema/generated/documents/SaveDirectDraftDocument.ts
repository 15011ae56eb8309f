import { documentOf } from '../../document.ts'
import type { SaveDirectDraftMutation, SaveDirectDraftMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const SaveDirectDraftDocument = /* #__PURE__ */ documentOf<SaveDirectDraftMutation, SaveDirectDraftMutationVariables>("mutation saveDirectDraft($input:DirectDraftInput!){__typename saveDirectDraft(input:$input){__typename ...on DirectListingPayload{__typename listing{__typename ...DirectListingFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "69c07e164bacd0f47bbf6ef14f9aebe6bd5129881a07ad4fe5ad63b75f5afa1a")
