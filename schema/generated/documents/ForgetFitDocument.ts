import { documentOf } from '../../document.ts'
import type { ForgetFitMutation, ForgetFitMutationVariables } from '../types.ts'
import { FitBasisFieldsFragmentDoc } from './FitBasisFieldsFragmentDoc.ts'

export const ForgetFitDocument = /* #__PURE__ */ documentOf<ForgetFitMutation, ForgetFitMutationVariables>("mutation forgetFit{__typename forgetFit{__typename fitBasis{__typename ...FitBasisFields}}}", [FitBasisFieldsFragmentDoc], "05feb83f219335c4d6cfefda5609cecd28dde431b5b69de2ba359acfdb6542a4")
