import { documentOf } from '../../document.ts'
import type { GetShopMapQuery, GetShopMapQueryVariables } from '../types.ts'

export const GetShopMapDocument = /* #__PURE__ */ documentOf<GetShopMapQuery, GetShopMapQueryVariables>("query getShopMap{__typename categories{__typename id name slug path parentId departmentTags}shopMap{__typename shelves{__typename department category itemCount}letters{__typename letter brandCount brands{__typename id name slug itemCount}}}}", [], "691a2bb652c10309ce475641aada3cf7239c827991fc05866274a3ad23de146f")
