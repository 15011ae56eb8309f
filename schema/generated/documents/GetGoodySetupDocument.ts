import { documentOf } from '../../document.ts'
import type { GetGoodySetupQuery, GetGoodySetupQueryVariables } from '../types.ts'

export const GetGoodySetupDocument = /* #__PURE__ */ documentOf<GetGoodySetupQuery, GetGoodySetupQueryVariables>("query getGoodySetup{__typename goodySetup{__typename departments{__typename id label hasSizes}kinds{__typename id label}budgets terms openBoxId}}", [], "eacf784fe0b329500fef39d2310bf2f7d3fe0fe86b5f07753ab26fb46322e91b")
