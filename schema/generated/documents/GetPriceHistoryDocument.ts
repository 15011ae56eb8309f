import { documentOf } from '../../document.ts'
import type { GetPriceHistoryQuery, GetPriceHistoryQueryVariables } from '../types.ts'

export const GetPriceHistoryDocument = /* #__PURE__ */ documentOf<GetPriceHistoryQuery, GetPriceHistoryQueryVariables>("query getPriceHistory($itemNumber:Float!){__typename item(itemNumber:$itemNumber){__typename id itemNumber priceHistory{__typename at price}}}", [], "f0c15d347394db52d2cd50b7780c1d5ca5b6ab510aa43eeb6b225ef53002ee0c")
