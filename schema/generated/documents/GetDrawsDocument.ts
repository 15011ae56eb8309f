import { documentOf } from '../../document.ts'
import type { GetDrawsQuery, GetDrawsQueryVariables } from '../types.ts'
import { DrawFieldsFragmentDoc } from './DrawFieldsFragmentDoc.ts'
import { DrawsFieldsFragmentDoc } from './DrawsFieldsFragmentDoc.ts'

export const GetDrawsDocument = /* #__PURE__ */ documentOf<GetDrawsQuery, GetDrawsQueryVariables>("query getDraws{__typename draws{__typename ...DrawsFields}}", [DrawFieldsFragmentDoc, DrawsFieldsFragmentDoc], "6f744ad2526cb65f875aced6def8386333a3fed3b943b2ef84f2e28e5eab44e3")
