import { documentOf } from '../../document.ts'
import type { StyleThreadFieldsFragment } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StyleOutfitFieldsFragmentDoc } from './StyleOutfitFieldsFragmentDoc.ts'

export const StyleThreadFieldsFragmentDoc = /* #__PURE__ */ documentOf<StyleThreadFieldsFragment, unknown>("fragment StyleThreadFields on StyleThread{__typename id title updatedAt chips{__typename key label}turns{__typename id author words at question{__typename words answers}outfits{__typename ...StyleOutfitFields}}}", [ItemCardFragmentDoc, StyleOutfitFieldsFragmentDoc])
