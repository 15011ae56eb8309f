import { documentOf } from '../../document.ts'
import type { PackParcelMutation, PackParcelMutationVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'

export const PackParcelDocument = /* #__PURE__ */ documentOf<PackParcelMutation, PackParcelMutationVariables>("mutation packParcel($input:PackParcelInput!){__typename packParcel(input:$input){__typename ...on StaffParcelPayload{__typename parcel{__typename ...StaffParcelFields}}...on UserError{__typename message}...on PiecesDiffer{__typename wrong missing}}}", [StaffParcelFieldsFragmentDoc], "e50678cf88de2b3acc8e2d28e83d5a4e89dcd0e64013be486e99cdeba49ba38d")
