import { documentOf } from '../../document.ts'
import type { StopAutoBuyByLinkMutation, StopAutoBuyByLinkMutationVariables } from '../types.ts'

export const StopAutoBuyByLinkDocument = /* #__PURE__ */ documentOf<StopAutoBuyByLinkMutation, StopAutoBuyByLinkMutationVariables>("mutation stopAutoBuyByLink($code:String!){__typename stopAutoBuyByLink(code:$code){__typename name isBuying}}", [], "984d0b2cbc4ada830e186291fa5c337842f5a93cd48fcd3aae8cc66d1392864d")
