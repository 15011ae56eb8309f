import { documentOf } from '../../document.ts'
import type { AcceptLegalMutation, AcceptLegalMutationVariables } from '../types.ts'

export const AcceptLegalDocument = /* #__PURE__ */ documentOf<AcceptLegalMutation, AcceptLegalMutationVariables>("mutation acceptLegal($version:String){__typename acceptLegal(version:$version){__typename user{__typename id isLegalAcceptRequired}}}", [], "9d07aa589b641e97605f5d8160209d22d17008cbb20e152d7f11f67700ac36c2")
