import { documentOf } from '../../document.ts'
import type { GetMyGiftCardsQuery, GetMyGiftCardsQueryVariables } from '../types.ts'

export const GetMyGiftCardsDocument = /* #__PURE__ */ documentOf<GetMyGiftCardsQuery, GetMyGiftCardsQueryVariables>("query getMyGiftCards{__typename myGiftCards{__typename id last4 balance inCart}}", [], "5823727d9cae42deaf35cde06bc9fd2d6ceec3d4d772d15513de3add23e92b1e")
