import { documentOf } from '../../document.ts'
import type { ResolutionShippingsQuery, ResolutionShippingsQueryVariables } from '../types.ts'

export const ResolutionShippingsDocument = /* #__PURE__ */ documentOf<ResolutionShippingsQuery, ResolutionShippingsQueryVariables>("query resolutionShippings($orderId:ID!){__typename resolutionShippings(orderId:$orderId){__typename id statusLabel carrierName trackingCode deliveredAt promisedBy pieces}}", [], "08a4fc5fb4b1f79a34a0ec9344b4bb756e93c018a94bc8e0806f695fc8dc87df")
