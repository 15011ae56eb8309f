import { documentOf } from '../../document.ts'
import type { GetPickListQuery, GetPickListQueryVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'

export const GetPickListDocument = /* #__PURE__ */ documentOf<GetPickListQuery, GetPickListQueryVariables>("query getPickList($warehouseId:Int){__typename pickList(warehouseId:$warehouseId){__typename places{__typename warehouseId name waiting picking packed}parcels{__typename ...StaffParcelFields}}}", [StaffParcelFieldsFragmentDoc], "df6c09da356b551c8ff242e11bb525d038d9e7d38051028abc0f4aaa4deace66")
