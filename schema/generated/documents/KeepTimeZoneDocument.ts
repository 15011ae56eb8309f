import { documentOf } from '../../document.ts'
import type { KeepTimeZoneMutation, KeepTimeZoneMutationVariables } from '../types.ts'

export const KeepTimeZoneDocument = /* #__PURE__ */ documentOf<KeepTimeZoneMutation, KeepTimeZoneMutationVariables>("mutation keepTimeZone($timeZone:String!){__typename keepTimeZone(timeZone:$timeZone){__typename timeZone}}", [], "fe3e91feaf0f1f9621796bdaa9d34e333eb17f26eb7d3703d9ece64abf31c336")
