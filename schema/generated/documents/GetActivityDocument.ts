import { documentOf } from '../../document.ts'
import type { GetActivityQuery, GetActivityQueryVariables } from '../types.ts'
import { ToldPieceFragmentDoc } from './ToldPieceFragmentDoc.ts'
import { NotificationFieldsFragmentDoc } from './NotificationFieldsFragmentDoc.ts'

export const GetActivityDocument = /* #__PURE__ */ documentOf<GetActivityQuery, GetActivityQueryVariables>("query getActivity($first:Int$after:String$kinds:[NotificationKind!]){__typename activity(first:$first after:$after kinds:$kinds){__typename nodes{__typename ...NotificationFields}next}}", [ToldPieceFragmentDoc, NotificationFieldsFragmentDoc], "606cbb555cf156ef0fd1c26eb16ddbef214012920e44afe447d3b44c70cfb292")
