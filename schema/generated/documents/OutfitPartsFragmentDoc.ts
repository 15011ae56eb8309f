import { documentOf } from '../../document.ts'
import type { OutfitPartsFragment } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const OutfitPartsFragmentDoc = /* #__PURE__ */ documentOf<OutfitPartsFragment, unknown>("fragment OutfitParts on Outfit{__typename id title pieces{__typename slot why item{__typename ...ItemCard}}totalPrice totalMsrp}", [ItemCardFragmentDoc])
