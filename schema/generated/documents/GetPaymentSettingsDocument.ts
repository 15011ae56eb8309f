import { documentOf } from '../../document.ts'
import type { GetPaymentSettingsQuery, GetPaymentSettingsQueryVariables } from '../types.ts'

export const GetPaymentSettingsDocument = /* #__PURE__ */ documentOf<GetPaymentSettingsQuery, GetPaymentSettingsQueryVariables>("query getPaymentSettings{__typename paymentSettings{__typename driver publicKey tokenUrl}}", [], "33ff9fd472a99b3f384b754c5a1bcd220927157fd6a1aa2f2d90fddae38acfd5")
