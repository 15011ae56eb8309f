import { documentOf } from '../../document.ts'
import type { GetOutfitsQuery, GetOutfitsQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OutfitPartsFragmentDoc } from './OutfitPartsFragmentDoc.ts'

export const GetOutfitsDocument = /* #__PURE__ */ documentOf<GetOutfitsQuery, GetOutfitsQueryVariables>("query getOutfits($itemNumber:Float!$amount:Int!$budget:Cents$occasion:String$round:Int!){__typename outfits(itemNumber:$itemNumber amount:$amount budget:$budget occasion:$occasion round:$round){__typename item{__typename ...ItemCard}anchor{__typename ...ItemCard}outfits{__typename ...OutfitParts}occasions}}", [ItemCardFragmentDoc, OutfitPartsFragmentDoc], "cf3787ee3d304e8e7c24a865127c76fcfc2446eb000003ef61d1ba8fe86207e1")
