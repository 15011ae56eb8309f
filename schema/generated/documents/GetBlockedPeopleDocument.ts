import { documentOf } from '../../document.ts'
import type { GetBlockedPeopleQuery, GetBlockedPeopleQueryVariables } from '../types.ts'
import { BlockedPersonFieldsFragmentDoc } from './BlockedPersonFieldsFragmentDoc.ts'

export const GetBlockedPeopleDocument = /* #__PURE__ */ documentOf<GetBlockedPeopleQuery, GetBlockedPeopleQueryVariables>("query getBlockedPeople{__typename blockedPeople{__typename ...BlockedPersonFields}}", [BlockedPersonFieldsFragmentDoc], "438e2364ad96fa36d88dc19f35ce93ba80200e72152aa26166e3c313f6ffb596")
