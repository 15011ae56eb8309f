import { documentOf } from '../../document.ts'
import type { EndDeviceMutation, EndDeviceMutationVariables } from '../types.ts'
import { SecurityFieldsFragmentDoc } from './SecurityFieldsFragmentDoc.ts'

export const EndDeviceDocument = /* #__PURE__ */ documentOf<EndDeviceMutation, EndDeviceMutationVariables>("mutation endDevice($id:ID!){__typename endDevice(id:$id){__typename security{__typename ...SecurityFields}}}", [SecurityFieldsFragmentDoc], "40136d225b6d5c16816d38aaabb06107aa463fac56e23cf0348596e746527fe4")
