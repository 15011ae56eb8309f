import { documentOf } from '../../document.ts'
import type { GetUserAlertsQuery, GetUserAlertsQueryVariables } from '../types.ts'

export const GetUserAlertsDocument = /* #__PURE__ */ documentOf<GetUserAlertsQuery, GetUserAlertsQueryVariables>("query getUserAlerts($input:UserAlertsInput!){__typename userAlerts(input:$input){__typename alerts{__typename id header body imageUrl action{__typename label link}...on LoyaltyTierModalAlert{__typename id header body imageUrl action{__typename label link}tierId tierName}}totalCount}}", [], "43fd3bcfaa11f7d5782b02146ef90d47ba4ba6ba8a9797a5e9eeb991373903cd")
