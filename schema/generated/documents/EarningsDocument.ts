import { documentOf } from '../../document.ts'
import type { EarningsQuery, EarningsQueryVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'

export const EarningsDocument = /* #__PURE__ */ documentOf<EarningsQuery, EarningsQueryVariables>("query earnings{__typename earnings{__typename ...EarningsFields}}", [EarningsFieldsFragmentDoc], "8fde29e0b770e7050adf87946c0d257867ae5c2e77ae157c6d5f0e11489802d3")
