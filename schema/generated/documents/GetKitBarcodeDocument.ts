import { documentOf } from '../../document.ts'
import type { GetKitBarcodeQuery, GetKitBarcodeQueryVariables } from '../types.ts'

export const GetKitBarcodeDocument = /* #__PURE__ */ documentOf<GetKitBarcodeQuery, GetKitBarcodeQueryVariables>("query getKitBarcode($id:ID!){__typename kit(id:$id){__typename id labelBarcode labelMatrix}}", [], "f729947c76457cb069c2a824a14237afbbcb23712c27487848d5b0c3a5a8a498")
