import { documentOf } from '../../document.ts'
import type { BlockPersonMutation, BlockPersonMutationVariables } from '../types.ts'
import { BlockedPersonFieldsFragmentDoc } from './BlockedPersonFieldsFragmentDoc.ts'

export const BlockPersonDocument = /* #__PURE__ */ documentOf<BlockPersonMutation, BlockPersonMutationVariables>("mutation blockPerson($person:PersonInput!$on:Boolean!){__typename blockPerson(person:$person on:$on){__typename ...on BlockPayload{__typename isBlocked blocked{__typename ...BlockedPersonFields}}...on BlockRefused{__typename message}...on SignInRequired{__typename message}}}", [BlockedPersonFieldsFragmentDoc], "fee91bd115217d182db1bfc6260940e674f6150bb98da07ee5781b10c7aa290a")
