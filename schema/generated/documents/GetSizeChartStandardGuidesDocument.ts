import { documentOf } from '../../document.ts'
import type { GetSizeChartStandardGuidesQuery, GetSizeChartStandardGuidesQueryVariables } from '../types.ts'
import { SizeChartFieldsFragmentDoc } from './SizeChartFieldsFragmentDoc.ts'

export const GetSizeChartStandardGuidesDocument = /* #__PURE__ */ documentOf<GetSizeChartStandardGuidesQuery, GetSizeChartStandardGuidesQueryVariables>("query getSizeChartStandardGuides{__typename sizeChartStandardGuides{__typename ...SizeChartFields}}", [SizeChartFieldsFragmentDoc], "e91de58e99b26b250006f6626fdbcca77c590539ead5626853d0a8bfa7caaf33")
