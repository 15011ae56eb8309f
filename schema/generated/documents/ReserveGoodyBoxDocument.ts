import { documentOf } from '../../document.ts'
import type { ReserveGoodyBoxMutation, ReserveGoodyBoxMutationVariables } from '../types.ts'
import { ReserveGoodyOutcomeFragmentDoc } from './ReserveGoodyOutcomeFragmentDoc.ts'

export const ReserveGoodyBoxDocument = /* #__PURE__ */ documentOf<ReserveGoodyBoxMutation, ReserveGoodyBoxMutationVariables>("mutation reserveGoodyBox($input:ReserveGoodyBoxInput!){__typename reserveGoodyBox(input:$input){__typename ...ReserveGoodyOutcome}}", [ReserveGoodyOutcomeFragmentDoc], "a8d66e108a8749b63b1da7cdb576fec45bede104cf04860bb61ba8dab482b1e5")
