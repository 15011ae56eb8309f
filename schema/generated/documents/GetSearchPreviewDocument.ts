import { documentOf } from '../../document.ts'
import type { GetSearchPreviewQuery, GetSearchPreviewQueryVariables } from '../types.ts'

export const GetSearchPreviewDocument = /* #__PURE__ */ documentOf<GetSearchPreviewQuery, GetSearchPreviewQueryVariables>("query getSearchPreview($listing:ListingToSaveInput!){__typename searchPreview(listing:$listing){__typename criteria name totalCount keptCount perDay tooBroad never{__typename message word}}}", [], "0af7705ed41a98bbf4bb0c875b8f3de9945e62e37cff5ce58e388b9246ab3335")
