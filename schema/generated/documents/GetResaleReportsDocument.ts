import { documentOf } from '../../document.ts'
import type { GetResaleReportsQuery, GetResaleReportsQueryVariables } from '../types.ts'

export const GetResaleReportsDocument = /* #__PURE__ */ documentOf<GetResaleReportsQuery, GetResaleReportsQueryVariables>("query getResaleReports($release:ID){__typename resaleReports(release:$release){__typename year title lead facts{__typename value label}chapters{__typename id title words caption chart{__typename unit of bars{__typename label value}}}}}", [], "49584d1b1c7333283b300ae974cfd351ed728429569623c27bf25f11b8060650")
