import { documentOf } from '../../document.ts'
import type { SetWarehousesOfPersonMutation, SetWarehousesOfPersonMutationVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'
import { StaffPersonFieldsFragmentDoc } from './StaffPersonFieldsFragmentDoc.ts'

export const SetWarehousesOfPersonDocument = /* #__PURE__ */ documentOf<SetWarehousesOfPersonMutation, SetWarehousesOfPersonMutationVariables>("mutation setWarehousesOfPerson($input:SetWarehousesInput!){__typename setWarehousesOfPerson(input:$input){__typename ...on SetWarehousesPayload{__typename page{__typename ...StaffPersonFields}}...on StaffRefusal{__typename message}}}", [StaffOrderHitFieldsFragmentDoc, StaffItemHitFieldsFragmentDoc, StaffPersonFieldsFragmentDoc], "4a25609db0f9cb46629dacfa03fe713809f0a0ad4bbfa9f21250406b7242bbb4")
