import { documentOf } from '../../document.ts'
import type { SetWarehousesOfPersonMutation, SetWarehousesOfPersonMutationVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'
import { StaffPersonFieldsFragmentDoc } from './StaffPersonFieldsFragmentDoc.ts'

export const SetWarehousesOfPersonDocument = /* #__PURE__ */ documentOf<SetWarehousesOfPersonMutation, SetWarehousesOfPersonMutationVariables>("mutation setWarehousesOfPerson($input:SetWarehousesInput!){__typename setWarehousesOfPerson(input:$input){__typename ...on SetWarehousesPayload{__typename page{__typename ...StaffPersonFields}}...on StaffRefusal{__typename message}}}", [StaffOrderHitFieldsFragmentDoc, StaffItemHitFieldsFragmentDoc, StaffPersonFieldsFragmentDoc], "9dddc617d86e7a79c2f60ca9515e686cc97516da57393f2f2aa61024ccffbd5a")
