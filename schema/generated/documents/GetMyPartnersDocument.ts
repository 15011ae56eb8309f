import { documentOf } from '../../document.ts'
import type { GetMyPartnersQuery, GetMyPartnersQueryVariables } from '../types.ts'

export const GetMyPartnersDocument = /* #__PURE__ */ documentOf<GetMyPartnersQuery, GetMyPartnersQueryVariables>("query getMyPartners($status:PartnerPieceStatus$page:Int!){__typename myPartners{__typename id name slug isPayee counts{__typename status count}earned ladder{__typename from basisPoints}holdDays feeds{__typename id reference state refusal receivedAt rowCount badCount}pieces(status:$status page:$page){__typename nodes{__typename itemNumber sku brand title photoId categoryPath path status price payout since}totalCount}}}", [], "a6617a104a2aa1d47fd969ce7147aa26b27ddc1ecac64355d011b8335b2819f4")
