import { documentOf } from '../../document.ts'
import type { GetSizeProfilesQuery, GetSizeProfilesQueryVariables } from '../types.ts'
import { SizeProfileFieldsFragmentDoc } from './SizeProfileFieldsFragmentDoc.ts'
import { ChildSizesFieldsFragmentDoc } from './ChildSizesFieldsFragmentDoc.ts'

export const GetSizeProfilesDocument = /* #__PURE__ */ documentOf<GetSizeProfilesQuery, GetSizeProfilesQueryVariables>("query getSizeProfiles{__typename sizeProfiles{__typename ...SizeProfileFields}childSizes{__typename ...ChildSizesFields}}", [SizeProfileFieldsFragmentDoc, ChildSizesFieldsFragmentDoc], "8a6909771f85f7758f3d30077fac0f0718613c6095b5bc3cc3ef1e1f5791497f")
