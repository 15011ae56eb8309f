import { documentOf } from '../../document.ts'
import type { CancelGoodyBoxForPersonMutation, CancelGoodyBoxForPersonMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'
import { StaffGoodyOutcomeFragmentDoc } from './StaffGoodyOutcomeFragmentDoc.ts'

export const CancelGoodyBoxForPersonDocument = /* #__PURE__ */ documentOf<CancelGoodyBoxForPersonMutation, CancelGoodyBoxForPersonMutationVariables>("mutation cancelGoodyBoxForPerson($input:CancelGoodyBoxForPersonInput!){__typename cancelGoodyBoxForPerson(input:$input){__typename ...StaffGoodyOutcome}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc, StaffGoodyOutcomeFragmentDoc], "fe472dbe2f3b4e42ec6e7718afb31c83349b9c018ab1337e95c5189c3f0da569")
