import { documentOf } from '../../document.ts'
import type { GetResaleEstimatesQuery, GetResaleEstimatesQueryVariables } from '../types.ts'

export const GetResaleEstimatesDocument = /* #__PURE__ */ documentOf<GetResaleEstimatesQuery, GetResaleEstimatesQueryVariables>("query getResaleEstimates($itemNumbers:[Float!]!){__typename resaleEstimates(itemNumbers:$itemNumbers){__typename itemNumber price earnings}}", [], "7e0af5a51069c377aa9de27a56785fb2ae012e5d665e8c599ccb9701fa943746")
