import { documentOf } from '../../document.ts'
import type { SaveBodyMeasureMutation, SaveBodyMeasureMutationVariables } from '../types.ts'
import { FitBasisFieldsFragmentDoc } from './FitBasisFieldsFragmentDoc.ts'

export const SaveBodyMeasureDocument = /* #__PURE__ */ documentOf<SaveBodyMeasureMutation, SaveBodyMeasureMutationVariables>("mutation saveBodyMeasure($measure:String!$inches:Float!){__typename saveBodyMeasure(measure:$measure inches:$inches){__typename fitBasis{__typename ...FitBasisFields}}}", [FitBasisFieldsFragmentDoc], "6cd2ce05c3a1fc42d916fbf9e418b0922549a85e15f9f088708f1081caaaef31")
