import { documentOf } from '../../document.ts'
import type { GetMyPartnerNamesQuery, GetMyPartnerNamesQueryVariables } from '../types.ts'

export const GetMyPartnerNamesDocument = /* #__PURE__ */ documentOf<GetMyPartnerNamesQuery, GetMyPartnerNamesQueryVariables>("query getMyPartnerNames{__typename myPartners{__typename id name}}", [], "0dc7d16a73caebcd8562d719674c8830be9fb5e876d5361f6acbd2874ae2999a")
