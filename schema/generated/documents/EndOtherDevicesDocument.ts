import { documentOf } from '../../document.ts'
import type { EndOtherDevicesMutation, EndOtherDevicesMutationVariables } from '../types.ts'
import { SecurityFieldsFragmentDoc } from './SecurityFieldsFragmentDoc.ts'

export const EndOtherDevicesDocument = /* #__PURE__ */ documentOf<EndOtherDevicesMutation, EndOtherDevicesMutationVariables>("mutation endOtherDevices{__typename endOtherDevices{__typename security{__typename ...SecurityFields}}}", [SecurityFieldsFragmentDoc], "b9f78623029206c006177ec7d66aa8a1179551e3056b9b053563db06f568ec39")
