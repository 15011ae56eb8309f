import { documentOf } from '../../document.ts'
import type { SendGiftCardAgainMutation, SendGiftCardAgainMutationVariables } from '../types.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'

export const SendGiftCardAgainDocument = /* #__PURE__ */ documentOf<SendGiftCardAgainMutation, SendGiftCardAgainMutationVariables>("mutation sendGiftCardAgain($input:SendGiftCardAgainInput!){__typename sendGiftCardAgain(input:$input){__typename ...on SendGiftCardAgainPayload{__typename sentNow giftCard{__typename ...BoughtGiftCardFields}}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}}}", [BoughtGiftCardFieldsFragmentDoc], "6ccf7a3c04d9b8127cc277e3ad515e86c9d37ca4257baf1dbf89b87afa954948")
