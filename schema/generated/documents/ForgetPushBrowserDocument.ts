import { documentOf } from '../../document.ts'
import type { ForgetPushBrowserMutation, ForgetPushBrowserMutationVariables } from '../types.ts'
import { SubscriptionFieldsFragmentDoc } from './SubscriptionFieldsFragmentDoc.ts'

export const ForgetPushBrowserDocument = /* #__PURE__ */ documentOf<ForgetPushBrowserMutation, ForgetPushBrowserMutationVariables>("mutation forgetPushBrowser($endpoint:String!){__typename forgetPushBrowser(endpoint:$endpoint){__typename ...SubscriptionFields}}", [SubscriptionFieldsFragmentDoc], "8410301425aa1371bc800587b5e86ed041d1c84d81c98f2f5d5bdc7da3d4d08b")
