import { documentOf } from '../../document.ts'
import type { GetStyleAlternativesQuery, GetStyleAlternativesQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetStyleAlternativesDocument = /* #__PURE__ */ documentOf<GetStyleAlternativesQuery, GetStyleAlternativesQueryVariables>("query getStyleAlternatives($outfitId:ID!$itemNumber:Float!){__typename styleAlternatives(outfitId:$outfitId itemNumber:$itemNumber){__typename difference item{__typename ...ItemCard}}}", [ItemCardFragmentDoc], "046d43f12ea8770e86280f44a01764f7eb7204d45cd0a3cacc4501a644b7175d")
