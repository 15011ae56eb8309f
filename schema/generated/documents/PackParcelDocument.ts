import { documentOf } from '../../document.ts'
import type { PackParcelMutation, PackParcelMutationVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'

export const PackParcelDocument = /* #__PURE__ */ documentOf<PackParcelMutation, PackParcelMutationVariables>("mutation packParcel($input:PackParcelInput!){__typename packParcel(input:$input){__typename ...on StaffParcelPayload{__typename parcel{__typename ...StaffParcelFields}}...on UserError{__typename message}...on PiecesDiffer{__typename wrong missing}}}", [StaffParcelFieldsFragmentDoc], "834329d807a88af387df0c184ae1ae24a72c5dabb6076851db05b18e403884d7")
