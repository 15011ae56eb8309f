import { documentOf } from '../../document.ts'
import type { GetIntakeBagQuery, GetIntakeBagQueryVariables } from '../types.ts'
import { IntakeBagRowFragmentDoc } from './IntakeBagRowFragmentDoc.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'
import { IntakeBagFieldsFragmentDoc } from './IntakeBagFieldsFragmentDoc.ts'

export const GetIntakeBagDocument = /* #__PURE__ */ documentOf<GetIntakeBagQuery, GetIntakeBagQueryVariables>("query getIntakeBag($code:String!$warehouseId:Int){__typename intakeBag(code:$code warehouseId:$warehouseId){__typename ...on IntakeBagPayload{__typename bag{__typename ...IntakeBagFields}}...on WrongBagCode{__typename message reason}...on BagElsewhere{__typename message warehouseId}}}", [IntakeBagRowFragmentDoc, IntakePieceFieldsFragmentDoc, IntakeBagFieldsFragmentDoc], "806c58a2ffde3a0c2a432071a6324420bbbb3b2b6b67da9f690d5cb3a9a28f38")
