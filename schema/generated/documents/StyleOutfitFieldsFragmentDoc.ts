import { documentOf } from '../../document.ts'
import type { StyleOutfitFieldsFragment } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const StyleOutfitFieldsFragmentDoc = /* #__PURE__ */ documentOf<StyleOutfitFieldsFragment, unknown>("fragment StyleOutfitFields on StyleOutfit{__typename id threadId name line reasons totalPrice totalMsrp isShared isMine pieces{__typename slot slotLabel noun canBeHad item{__typename ...ItemCard}}}", [ItemCardFragmentDoc])
