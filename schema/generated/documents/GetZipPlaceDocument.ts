import { documentOf } from '../../document.ts'
import type { GetZipPlaceQuery, GetZipPlaceQueryVariables } from '../types.ts'

export const GetZipPlaceDocument = /* #__PURE__ */ documentOf<GetZipPlaceQuery, GetZipPlaceQueryVariables>("query getZipPlace($zip:String!){__typename zipPlace(zip:$zip){__typename zip city state}}", [], "d683b2bde869dff26e574bd25efe01ccc73c7cf56294fa856b20411b999c7b04")
