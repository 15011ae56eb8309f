import { documentOf } from '../../document.ts'
import type { GetBinContentsQuery, GetBinContentsQueryVariables } from '../types.ts'
import { BinContentsFieldsFragmentDoc } from './BinContentsFieldsFragmentDoc.ts'

export const GetBinContentsDocument = /* #__PURE__ */ documentOf<GetBinContentsQuery, GetBinContentsQueryVariables>("query getBinContents($warehouseId:Int!$bin:String!){__typename binContents(warehouseId:$warehouseId bin:$bin){__typename ...BinContentsFields}}", [BinContentsFieldsFragmentDoc], "2f8d64b999c134daeab9664c229eea070df507e15b9493b3c18a642df110376e")
