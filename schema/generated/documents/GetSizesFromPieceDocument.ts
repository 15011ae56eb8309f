import { documentOf } from '../../document.ts'
import type { GetSizesFromPieceQuery, GetSizesFromPieceQueryVariables } from '../types.ts'

export const GetSizesFromPieceDocument = /* #__PURE__ */ documentOf<GetSizesFromPieceQuery, GetSizesFromPieceQueryVariables>("query getSizesFromPiece($departmentTag:String!$brand:String!$kind:String!$sizingId:Int!){__typename sizesFromPiece(departmentTag:$departmentTag brand:$brand kind:$kind sizingId:$sizingId){__typename brand measures{__typename measure inches off pieces sameLabel}sizingIds}}", [], "feb0a37d1c65ce074dacf7bda54dcb21eedac825d9ad7c3acd05d642a85dd4bd")
