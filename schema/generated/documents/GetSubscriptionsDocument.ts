import { documentOf } from '../../document.ts'
import type { GetSubscriptionsQuery, GetSubscriptionsQueryVariables } from '../types.ts'
import { SubscriptionFieldsFragmentDoc } from './SubscriptionFieldsFragmentDoc.ts'

export const GetSubscriptionsDocument = /* #__PURE__ */ documentOf<GetSubscriptionsQuery, GetSubscriptionsQueryVariables>("query getSubscriptions{__typename subscriptions{__typename ...SubscriptionFields}}", [SubscriptionFieldsFragmentDoc], "69cd749cac1c77a2b9178b1e680ca4264fd2741a18fe8d27dafc537488ecb373")
