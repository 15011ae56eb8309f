import { documentOf } from '../../document.ts'
import type { KeepPushBrowserMutation, KeepPushBrowserMutationVariables } from '../types.ts'
import { SubscriptionFieldsFragmentDoc } from './SubscriptionFieldsFragmentDoc.ts'

export const KeepPushBrowserDocument = /* #__PURE__ */ documentOf<KeepPushBrowserMutation, KeepPushBrowserMutationVariables>("mutation keepPushBrowser($input:PushBrowserInput!){__typename keepPushBrowser(input:$input){__typename ...SubscriptionFields}}", [SubscriptionFieldsFragmentDoc], "ddead145988eab211afe86434d3362dec9563e86e0780aabe0ce844442cf7cf7")
