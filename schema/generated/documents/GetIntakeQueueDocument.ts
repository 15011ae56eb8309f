import { documentOf } from '../../document.ts'
import type { GetIntakeQueueQuery, GetIntakeQueueQueryVariables } from '../types.ts'
import { IntakeBagRowFragmentDoc } from './IntakeBagRowFragmentDoc.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'

export const GetIntakeQueueDocument = /* #__PURE__ */ documentOf<GetIntakeQueueQuery, GetIntakeQueueQueryVariables>("query getIntakeQueue($warehouseId:Int){__typename intakeQueue(warehouseId:$warehouseId){__typename houses{__typename warehouseId name waiting processing}bags{__typename ...IntakeBagRow}toReview{__typename ...IntakePieceFields}toList{__typename ...IntakePieceFields}}}", [IntakeBagRowFragmentDoc, IntakePieceFieldsFragmentDoc], "6bbe2b57f635387940e95011ea8e456384b43aa4b970bd8b6dfaf66091809bdf")
