import { documentOf } from '../../document.ts'
import type { ItemsV2Query, ItemsV2QueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const ItemsV2Document = /* #__PURE__ */ documentOf<ItemsV2Query, ItemsV2QueryVariables>("query itemsV2($input:ItemsV2Input!){__typename itemsV2(input:$input){__typename nodes{__typename ...ItemCard}totalCount}}", [ItemCardFragmentDoc], "515051a722be969724eb4b6a272fb2ec5213e44674e54ca97713cdb99fd26c2e")
