import { documentOf } from '../../document.ts'
import type { CashOutFieldsFragment } from '../types.ts'

export const CashOutFieldsFragmentDoc = /* #__PURE__ */ documentOf<CashOutFieldsFragment, unknown>("fragment CashOutFields on CashOut{__typename id kind label amount bonus status statusLabel failure requestedAt settledAt receiptNumber fromCredit events{__typename status label at}}", [])
