import { documentOf } from '../../document.ts'
import type { SellerBagQuery, SellerBagQueryVariables } from '../types.ts'
import { KitFieldsFragmentDoc } from './KitFieldsFragmentDoc.ts'
import { SellerBagFieldsFragmentDoc } from './SellerBagFieldsFragmentDoc.ts'

export const SellerBagDocument = /* #__PURE__ */ documentOf<SellerBagQuery, SellerBagQueryVariables>("query sellerBag($identifier:ID!){__typename sellerBag(identifier:$identifier){__typename ...SellerBagFields events{__typename id kind label detail at}}}", [KitFieldsFragmentDoc, SellerBagFieldsFragmentDoc], "ff95b80ce7194aa2cf531e233cf0f637921f32703d7509de7db34f1faf107917")
