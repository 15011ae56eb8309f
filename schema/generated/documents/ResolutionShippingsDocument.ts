import { documentOf } from '../../document.ts'
import type { ResolutionShippingsQuery, ResolutionShippingsQueryVariables } from '../types.ts'

export const ResolutionShippingsDocument = /* #__PURE__ */ documentOf<ResolutionShippingsQuery, ResolutionShippingsQueryVariables>("query resolutionShippings($orderId:ID!$byKey:GuestKeyInput){__typename resolutionShippings(orderId:$orderId byKey:$byKey){__typename id statusLabel carrierName trackingCode deliveredAt promisedBy pieces}}", [], "4c6f96941a18128bbcc72ac8fd862fdec8671eb3640ca8e80f9f2f02ee54bcfb")
