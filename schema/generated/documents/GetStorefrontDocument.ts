import { documentOf } from '../../document.ts'
import type { GetStorefrontQuery, GetStorefrontQueryVariables } from '../types.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetStorefrontDocument = /* #__PURE__ */ documentOf<GetStorefrontQuery, GetStorefrontQueryVariables>("query getStorefront($code:String!$preview:Boolean!){__typename storefront(code:$code preview:$preview){__typename ...on Storefront{__typename code name isMine isBlocked isPreview lists{__typename code name count}closet{__typename city state since vacationUntil rating{__typename ...MemberRatingFields}reviews{__typename ...MemberReviewFields}}totalCount items{__typename ...ItemCard}}...on StorefrontGone{__typename message}}}", [MemberRatingFieldsFragmentDoc, MemberReviewFieldsFragmentDoc, ItemCardFragmentDoc], "1b8360076b1743e3ed2e5f2fcb5f1bc855b5ca9689a01b0fc2f1322b87a2388b")
