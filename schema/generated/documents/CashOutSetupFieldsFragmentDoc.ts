import { documentOf } from '../../document.ts'
import type { CashOutSetupFieldsFragment } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'

export const CashOutSetupFieldsFragmentDoc = /* #__PURE__ */ documentOf<CashOutSetupFieldsFragment, unknown>("fragment CashOutSetupFields on CashOutSetup{__typename earnings{__typename ...EarningsFields}accounts{__typename id method label isDefault linkedAt usableAt}emailVerified email passwordFresh minimum dailyLimit leftToday timesLeftToday creditBonusPercent bankTokenUrl charities{__typename id slug name about}creditToPayOut}", [EarningsFieldsFragmentDoc])
