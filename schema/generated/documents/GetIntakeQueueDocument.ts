import { documentOf } from '../../document.ts'
import type { GetIntakeQueueQuery, GetIntakeQueueQueryVariables } from '../types.ts'
import { IntakeBagRowFragmentDoc } from './IntakeBagRowFragmentDoc.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'

export const GetIntakeQueueDocument = /* #__PURE__ */ documentOf<GetIntakeQueueQuery, GetIntakeQueueQueryVariables>("query getIntakeQueue($warehouseId:Int$bagsAfter:ID$reviewAfter:Float$listAfter:Float){__typename intakeQueue(warehouseId:$warehouseId bagsAfter:$bagsAfter reviewAfter:$reviewAfter listAfter:$listAfter){__typename houses{__typename warehouseId name waiting processing}bagCount bags{__typename ...IntakeBagRow}reviewCount toReview{__typename ...IntakePieceFields}listCount toList{__typename ...IntakePieceFields}}}", [IntakeBagRowFragmentDoc, IntakePieceFieldsFragmentDoc], "7db2f92da285594fdb7b6267ea07949c300998d5a7f8d94394deb09fa8292804")
