import { documentOf } from '../../document.ts'
import type { GetPickListQuery, GetPickListQueryVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'

export const GetPickListDocument = /* #__PURE__ */ documentOf<GetPickListQuery, GetPickListQueryVariables>("query getPickList($warehouseId:Int){__typename pickList(warehouseId:$warehouseId){__typename places{__typename warehouseId name waiting picking packed}parcels{__typename ...StaffParcelFields}}}", [StaffParcelFieldsFragmentDoc], "ea6cb195084ea106f8892547335755769d74a1eb9d105c1daf2c32cf3b66de17")
