import { documentOf } from '../../document.ts'
import type { GetFeaturedItemQuery, GetFeaturedItemQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetFeaturedItemDocument = /* #__PURE__ */ documentOf<GetFeaturedItemQuery, GetFeaturedItemQueryVariables>("query getFeaturedItem($itemNumber:Float!){__typename item(itemNumber:$itemNumber){__typename ...ItemCard category departmentTags conditionDescription materialText colorNames measurements{__typename name inches}additionalDescription}}", [ItemCardFragmentDoc], "b785cc6146f7ef95b8c86d82ce0bd3e07c7db890ac3245dc9df98785b24fff57")
