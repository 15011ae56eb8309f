import { documentOf } from '../../document.ts'
import type { SetWarehousesOfPersonMutation, SetWarehousesOfPersonMutationVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'
import { StaffPersonFieldsFragmentDoc } from './StaffPersonFieldsFragmentDoc.ts'

export const SetWarehousesOfPersonDocument = /* #__PURE__ */ documentOf<SetWarehousesOfPersonMutation, SetWarehousesOfPersonMutationVariables>("mutation setWarehousesOfPerson($input:SetWarehousesInput!){__typename setWarehousesOfPerson(input:$input){__typename ...on SetWarehousesPayload{__typename page{__typename ...StaffPersonFields}}...on StaffRefusal{__typename message}}}", [StaffOrderHitFieldsFragmentDoc, StaffItemHitFieldsFragmentDoc, StaffPersonFieldsFragmentDoc], "3ee0b2448d1755a7b864d610599c9873290c4bc7c8a116d9bf01c6e33738573f")
