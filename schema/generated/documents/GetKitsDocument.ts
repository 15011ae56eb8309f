import { documentOf } from '../../document.ts'
import type { GetKitsQuery, GetKitsQueryVariables } from '../types.ts'
import { KitFieldsFragmentDoc } from './KitFieldsFragmentDoc.ts'

export const GetKitsDocument = /* #__PURE__ */ documentOf<GetKitsQuery, GetKitsQueryVariables>("query getKits($page:Int){__typename kits(page:$page){__typename nodes{__typename ...KitFields}totalCount hasNextPage}}", [KitFieldsFragmentDoc], "81e9f2c5f9e7459901f9b4e55fc41fed14f0747a8393d039995237e374e3a2d5")
