import { documentOf } from '../../document.ts'
import type { GetSavedMethodsQuery, GetSavedMethodsQueryVariables } from '../types.ts'
import { SavedMethodFieldsFragmentDoc } from './SavedMethodFieldsFragmentDoc.ts'

export const GetSavedMethodsDocument = /* #__PURE__ */ documentOf<GetSavedMethodsQuery, GetSavedMethodsQueryVariables>("query getSavedMethods{__typename savedMethods{__typename ...SavedMethodFields}}", [SavedMethodFieldsFragmentDoc], "1ada05e2f8b2e3956e12535940e66165fcf010409d7b9a3d80cc44345f8abcd5")
