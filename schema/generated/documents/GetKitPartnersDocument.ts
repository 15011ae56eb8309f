import { documentOf } from '../../document.ts'
import type { GetKitPartnersQuery, GetKitPartnersQueryVariables } from '../types.ts'

export const GetKitPartnersDocument = /* #__PURE__ */ documentOf<GetKitPartnersQuery, GetKitPartnersQueryVariables>("query getKitPartners{__typename kitPartners{__typename slug name about}}", [], "93ca5f6f48fc60c09df62fbbe9618dd3e1007c6915987a1383546bcd0e1d7156")
