import { documentOf } from '../../document.ts'
import type { GetSizeChartByNameQuery, GetSizeChartByNameQueryVariables } from '../types.ts'
import { SizeChartFieldsFragmentDoc } from './SizeChartFieldsFragmentDoc.ts'

export const GetSizeChartByNameDocument = /* #__PURE__ */ documentOf<GetSizeChartByNameQuery, GetSizeChartByNameQueryVariables>("query getSizeChartByName($name:String!){__typename sizeChart(name:$name){__typename ...SizeChartFields}}", [SizeChartFieldsFragmentDoc], "821fe66e661514606b8a2443c11bb6aed4bf4fda3ec784a87d5673fcaef701ac")
