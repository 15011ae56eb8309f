import { documentOf } from '../../document.ts'
import type { GetBoughtGiftCardsQuery, GetBoughtGiftCardsQueryVariables } from '../types.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'

export const GetBoughtGiftCardsDocument = /* #__PURE__ */ documentOf<GetBoughtGiftCardsQuery, GetBoughtGiftCardsQueryVariables>("query getBoughtGiftCards{__typename boughtGiftCards{__typename ...BoughtGiftCardFields}}", [BoughtGiftCardFieldsFragmentDoc], "086a01979e14be3d58fdfeb4342e9fb98ad9ac03a3ff7e696583761ff819bcf6")
