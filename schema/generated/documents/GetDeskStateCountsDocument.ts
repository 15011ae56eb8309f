import { documentOf } from '../../document.ts'
import type { GetDeskStateCountsQuery, GetDeskStateCountsQueryVariables } from '../types.ts'

export const GetDeskStateCountsDocument = /* #__PURE__ */ documentOf<GetDeskStateCountsQuery, GetDeskStateCountsQueryVariables>("query getDeskStateCounts($screen:DeskScreen!){__typename deskStateCounts(screen:$screen){__typename state count}}", [], "9d579088ffa01ce693d4e6e62e1360ec0614bf63a754f87f3ff1d6f0b42bd95b")
