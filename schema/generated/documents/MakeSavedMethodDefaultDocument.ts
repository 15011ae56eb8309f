import { documentOf } from '../../document.ts'
import type { MakeSavedMethodDefaultMutation, MakeSavedMethodDefaultMutationVariables } from '../types.ts'
import { SavedMethodFieldsFragmentDoc } from './SavedMethodFieldsFragmentDoc.ts'

export const MakeSavedMethodDefaultDocument = /* #__PURE__ */ documentOf<MakeSavedMethodDefaultMutation, MakeSavedMethodDefaultMutationVariables>("mutation makeSavedMethodDefault($id:ID!){__typename makeSavedMethodDefault(id:$id){__typename savedMethods{__typename ...SavedMethodFields}}}", [SavedMethodFieldsFragmentDoc], "a86def55700cefc41f5bb47ee3567ffaa5c8097496f933849ac0b22e533e9ca4")
