import { documentOf } from '../../document.ts'
import type { GetDeskViewsQuery, GetDeskViewsQueryVariables } from '../types.ts'
import { DeskViewFieldsFragmentDoc } from './DeskViewFieldsFragmentDoc.ts'

export const GetDeskViewsDocument = /* #__PURE__ */ documentOf<GetDeskViewsQuery, GetDeskViewsQueryVariables>("query getDeskViews($screen:DeskScreen!){__typename deskViews(screen:$screen){__typename ...DeskViewFields}}", [DeskViewFieldsFragmentDoc], "8e8e9f88f052ee4de2591091a998874aef0fcf9763272faa69039cdfb340a9de")
