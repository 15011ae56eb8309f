import { documentOf } from '../../document.ts'
import type { GetStaffPartnersQuery, GetStaffPartnersQueryVariables } from '../types.ts'

export const GetStaffPartnersDocument = /* #__PURE__ */ documentOf<GetStaffPartnersQuery, GetStaffPartnersQueryVariables>("query getStaffPartners{__typename staffPartners{__typename id name slug kind active pieceCount listedCount soldCount earnings feeds{__typename id number state receivedAt}}}", [], "0cc25f6a6d0f68227c3959fc26d62aff69dbb4105dd7ad0e5ff61d1fec12ca3f")
