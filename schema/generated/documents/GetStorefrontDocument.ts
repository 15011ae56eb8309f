import { documentOf } from '../../document.ts'
import type { GetStorefrontQuery, GetStorefrontQueryVariables } from '../types.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetStorefrontDocument = /* #__PURE__ */ documentOf<GetStorefrontQuery, GetStorefrontQueryVariables>("query getStorefront($code:String!$preview:Boolean!){__typename storefront(code:$code preview:$preview){__typename ...on Storefront{__typename code name isMine isPreview lists{__typename code name count}closet{__typename city state since vacationUntil rating{__typename ...MemberRatingFields}reviews{__typename ...MemberReviewFields}}totalCount items{__typename ...ItemCard}}...on StorefrontGone{__typename message}}}", [MemberRatingFieldsFragmentDoc, MemberReviewFieldsFragmentDoc, ItemCardFragmentDoc], "8e5bf5bd436670c7d1e89fa011bf2ab71f5f557b3b2a289e3fade123d26ff474")
