import { documentOf } from '../../document.ts'
import type { GetSizeProfileQuery, GetSizeProfileQueryVariables } from '../types.ts'
import { SizeProfileFieldsFragmentDoc } from './SizeProfileFieldsFragmentDoc.ts'

export const GetSizeProfileDocument = /* #__PURE__ */ documentOf<GetSizeProfileQuery, GetSizeProfileQueryVariables>("query getSizeProfile($departmentTag:String!$v2Sizes:Boolean=true){__typename sizeProfile(departmentTag:$departmentTag v2Sizes:$v2Sizes){__typename ...SizeProfileFields expandedSizingIds}sizeChoices(departmentTag:$departmentTag){__typename category label group sizes{__typename sizingId label}}}", [SizeProfileFieldsFragmentDoc], "6123b55e9b886273a71d64b526d83a31df73c09c443e7daa2323e7db411db38c")
