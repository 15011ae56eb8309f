import { documentOf } from '../../document.ts'
import type { GetStaffRescueBoxesQuery, GetStaffRescueBoxesQueryVariables } from '../types.ts'

export const GetStaffRescueBoxesDocument = /* #__PURE__ */ documentOf<GetStaffRescueBoxesQuery, GetStaffRescueBoxesQueryVariables>("query getStaffRescueBoxes{__typename staffRescueBoxes{__typename id orderId orderLabel title detail place status statusLabel grams placedAt trackingCode pieces{__typename itemNumber title brand sizeDisplay photoId}}}", [], "45dc66d69f7f7dbb00885d40e951c613ecd5a7fa3b38b78e4a4b078a7eb81b2d")
