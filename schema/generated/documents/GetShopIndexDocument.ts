import { documentOf } from '../../document.ts'
import type { GetShopIndexQuery, GetShopIndexQueryVariables } from '../types.ts'

export const GetShopIndexDocument = /* #__PURE__ */ documentOf<GetShopIndexQuery, GetShopIndexQueryVariables>("query getShopIndex{__typename categories{__typename id name slug path parentId departmentTags}topBrands(limit:12){__typename id name slug itemCount}}", [], "3462d7abeb33e9bf044f1bffa607328e5c9309faa59faa753d21e7d60eaf7182")
